import './cover.css';
import { useSettings } from '../settings.ts';
import { useBoxPictures } from './sprite.ts';

/** A game's drawn cover. The game's name stands beside it as text, so the picture itself is silent. */
export function Cover({ game, isFirst = false }: { readonly game: string; readonly isFirst?: boolean }) {
  const { lang } = useSettings();
  return (
    <span className="print" data-game={game}>
      <img
        className="cover"
        src={`/boxes/${game}.${lang}.svg`}
        width="640"
        height="400"
        alt=""
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </span>
  );
}

/** A drawing from a game's box: a component, a good, a piece. */
export function BoxPicture({ game, name }: { readonly game: string; readonly name: string }) {
  useBoxPictures(game);
  return (
    <svg className="icon icon-xl" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#box-${game}-${name}`} width="48" height="48" />
    </svg>
  );
}
