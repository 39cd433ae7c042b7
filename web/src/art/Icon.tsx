import { Icon as KitIcon, SeatMark } from '@comptoir/board-kit';
import { usePrints } from './sprite.ts';

type Size = 's' | 'm' | 'l' | 'xl';

/** A symbol of the kit; decoration only, the words beside it carry the meaning. */
export function Icon({ id, size = 'm' }: { readonly id: string; readonly size?: Size }) {
  return <KitIcon name={`ui-${id}`} className={`icon icon-${size}`} />;
}

/** A player's mark: colour and emblem together. */
export function Mark({ seat, size = 'm' }: { readonly seat: number; readonly size?: Size }) {
  return <SeatMark seat={seat} className={`icon icon-${size}`} />;
}

/** A drawing from a game: a component, a good, a piece. */
export function Thing({ id }: { readonly id: string }) {
  usePrints();
  return (
    <svg className="icon icon-xl" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#p-${id}`} width="48" height="48" />
    </svg>
  );
}
