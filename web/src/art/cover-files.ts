// The photographs of the games' covers (web/covers.ts), by game and language.
import type { Lang } from '@comptoir/kernel';

const FILES = import.meta.glob<string>('../../../games/*/box/cover-*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
const NAME = /games\/([a-z-]+)\/box\/cover-(\w+)-(\d+)\.webp$/;

const sets = new Map<string, readonly string[]>();
for (const [path, url] of Object.entries(FILES)) {
  const [, game, lang, width] = NAME.exec(path) ?? [];
  sets.set(`${game} ${lang}`, [...(sets.get(`${game} ${lang}`) ?? []), `${url} ${width}w`]);
}

/** A game without photographs of its cover shows the drawing itself. */
export function coverFiles(game: string, lang: Lang): { readonly src: string; readonly srcSet?: string } {
  const set = sets.get(`${game} ${lang}`);
  const drawing = `/boxes/${game}.${lang}.svg`;
  return set === undefined ? { src: drawing } : { src: set[0]?.split(' ')[0] ?? '', srcSet: set.join(', ') };
}
