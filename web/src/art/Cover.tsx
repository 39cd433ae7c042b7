import './cover.css';
import { useBoxDrawings } from './sprite.ts';

/** A game's drawn cover. The game's name stands beside it as text, so the picture itself is silent. */
export function Cover({ game }: { readonly game: string }) {
  useBoxDrawings(game);
  return (
    <span className="print" data-game={game}>
      <svg className="cover" viewBox="0 0 640 400" aria-hidden="true">
        <use href={`#box-${game}-cover`} width="640" height="400" />
      </svg>
    </span>
  );
}

/** A drawing from a game's box: a component, a good, a piece. */
export function BoxPicture({ game, name }: { readonly game: string; readonly name: string }) {
  useBoxDrawings(game);
  return (
    <svg className="icon icon-xl" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#box-${game}-${name}`} width="48" height="48" />
    </svg>
  );
}
