import { Icon as KitIcon, SeatMark } from '@comptoir/board-kit';

type Size = 's' | 'm' | 'l' | 'xl';

/** A symbol of the kit; decoration only, the words beside it carry the meaning. */
export function Icon({ id, size = 'm' }: { readonly id: string; readonly size?: Size }) {
  return <KitIcon name={`ui-${id}`} className={`icon icon-${size}`} />;
}

/** A player's mark: colour and emblem together. */
export function Mark({ seat, size = 'm' }: { readonly seat: number; readonly size?: Size }) {
  return <SeatMark seat={seat} className={`icon icon-${size}`} />;
}
