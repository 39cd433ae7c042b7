import './cover.css';
import { usePrints } from './sprite.ts';

/** A game's drawn cover. The game's name stands beside it as text, so the picture itself is silent. */
export function Cover({ game }: { readonly game: string }) {
  usePrints();
  return (
    <span className="print" data-game={game} data-seat={game === 'nauticus' ? 1 : undefined}>
      <svg className="cover" viewBox="0 0 640 400" aria-hidden="true">
        <use href={`#p-cover-${game}`} width="640" height="400" />
      </svg>
    </span>
  );
}
