import './cover.css';
import { useSettings } from '../settings.ts';
import { coverFiles } from './cover-files.ts';
import { useBoxPictures } from './sprite.ts';

interface CoverProps {
  readonly game: string;
  /** How wide it is, where it is seen first: it is fetched before the page is laid out. */
  readonly first?: string | undefined;
}

/** A game's drawn cover. The game's name stands beside it as text, so the picture itself is silent. */
export function Cover({ game, first }: CoverProps) {
  const { lang } = useSettings();
  return (
    <span className="print" data-game={game}>
      <img
        className="cover"
        loading={first === undefined ? 'lazy' : 'eager'}
        fetchPriority={first === undefined ? 'auto' : 'high'}
        sizes={first ?? 'auto, 300px'}
        {...coverFiles(game, lang)}
        width="640"
        height="400"
        alt=""
        decoding="async"
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
