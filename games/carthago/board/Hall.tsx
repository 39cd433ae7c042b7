// The town hall: two blocks of small seats, linked where they touch, and the forum with its large ones.
import { seatMark, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import { PLACES, type Place } from '../src/names.ts';
import type { TownSeatView } from '../src/views.ts';
import { type CarthagoScene, neighbours, seatOf } from './facts.ts';
import { HALL, HALL_WIDTH, seatPoint } from './layout.ts';
import { Disc, GlowCircle } from './Pieces.tsx';
import { wordsIn } from './words.ts';

const LINKS: readonly (readonly [Place, Place])[] = PLACES.flatMap((a) =>
  neighbours(a).flatMap((b) => (PLACES.indexOf(a) < PLACES.indexOf(b) ? [[a, b] as const] : [])),
);

const Building = memo(function Building({ title, about }: { title: string; about: string }): ReactNode {
  const { x, y, block, forum } = HALL;
  return (
    <>
      <path className="c-stone" d={`M${x} ${y + 46}h${HALL_WIDTH}v92H${x}z`} />
      <path
        className="c-floor"
        d={`M${x - 6} ${y + 138}h${HALL_WIDTH + 12}v7H${x - 6}zM${x - 4} ${y + 40}h${HALL_WIDTH + 8}v7H${x - 4}z`}
      />
      <path
        className="c-roof"
        d={`M${x + block - 10} ${y + 40}l${forum / 2 + 10}-34 ${forum / 2 + 10} 34z`}
      />
      <circle className="c-sun" cx={x + HALL_WIDTH / 2} cy={y + 28} r="6" />
      <path className="c-floor" d={`M${x + block} ${y + 47}h${forum}v91h-${forum}z`} />
      <text className="c-title" x={x} y={y + 30} fontSize="18">
        {title}
      </text>
      <text className="c-quiet c-end" x={x + HALL_WIDTH} y={y + 30} fontSize="13">
        {about}
      </text>
    </>
  );
});

function Links({ seats }: { seats: readonly TownSeatView[] }): ReactNode {
  const ownerOf = (place: Place): Seat | null => seats.find((one) => one.place === place)?.discs[0] ?? null;
  return LINKS.map(([a, b]) => {
    const [from, to] = [seatPoint(a), seatPoint(b)];
    const owner = ownerOf(a);
    const isHeld = owner !== null && owner === ownerOf(b);
    return (
      <path
        key={`${a} ${b}`}
        className="c-link"
        data-held={isHeld}
        data-seat={isHeld ? seatMark(owner) : undefined}
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
      />
    );
  });
}

function SmallDiscs({ data }: { data: TownSeatView }): ReactNode {
  const { x, y } = seatPoint(data.place);
  if (data.isCovered) return <Disc seat={null} x={x} y={y} size={34} />;
  return data.discs.map((seat) => <Disc key={seat} seat={seat} x={x} y={y} size={34} />);
}
function LargeDiscs({ data }: { data: TownSeatView }): ReactNode {
  const { x, y } = seatPoint(data.place);
  const step = Math.min(24, 26 / Math.max(1, data.discs.length - 1));
  return data.discs
    .map((seat, n) => ({ seat, n }))
    .map(({ seat, n }) => (
      <Disc key={n} seat={seat} x={x + 21 + n * step} y={y} size={data.discs.length > 2 ? 22 : 26} />
    ));
}

const TownSeat = memo(function TownSeat({ data, me }: { data: TownSeatView; me: Seat | null }): ReactNode {
  const { attributes, state } = useTarget(`seat ${data.place}`);
  const { x, y } = seatPoint(data.place);
  const isLarge = data.place.startsWith('F');
  return (
    <g {...attributes} data-place={`seat ${data.place}`} data-note={isLarge ? 'forum' : `seat ${data.place}`}>
      <circle className="c-hit" cx={x} cy={y} r="21.5" />
      <circle className="c-seat" data-state={state} cx={x} cy={y} r={HALL.seat} />
      <text className="c-title c-mid" x={x} y={y + 5.5} fontSize="15">
        {data.cost}
      </text>
      {isLarge ? <LargeDiscs data={data} /> : <SmallDiscs data={data} />}
      {state === 'focus' && me !== null ? (
        <g className="c-ghost">
          <Disc seat={me} x={isLarge ? x + 30 : x} y={y} size={isLarge ? 26 : 34} />
        </g>
      ) : null}
      {state === 'refused' ? null : <GlowCircle state={state} x={x} y={y} r={HALL.seat + 1.5} />}
    </g>
  );
});

export function Hall({ scene, lang }: { scene: CarthagoScene; lang: Lang }): ReactNode {
  const words = wordsIn(lang);
  const { townHall } = scene.view;
  return (
    <g data-place="hall">
      <Building title={words.townHall} about={words.seatsIn} />
      <Links seats={townHall} />
      {townHall.map((data) => (
        <TownSeat key={data.place} data={data} me={scene.viewer === null ? null : seatOf(scene)} />
      ))}
    </g>
  );
}
