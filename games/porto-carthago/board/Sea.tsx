// The open sea on the right: the lighthouse, the odds of a voyage, chartered ships, and the ships that arrive.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { CardName } from '../src/names.ts';
import { printed } from '../src/texts/words.ts';
import type { PortoView } from '../src/views.ts';
import { Pawn } from './Art.tsx';
import { art } from './art.ts';
import { type Arrival, arrivalsOf, oddsOf } from './facts.ts';
import { cardAt, charterAt, LIGHT_TALLY, rowTitleAt, type Sheet } from './layout.ts';
import { Chip } from './Quay.tsx';
import { ShipCard } from './ShipCard.tsx';
import { Tally } from './Tally.tsx';
import { useBest } from './useBest.ts';
import { wordsIn } from './words.ts';

interface SeaProps {
  readonly view: PortoView;
  readonly after: PortoView | null;
  readonly seat: Seat;
  readonly lang: Lang;
}

export function Lighthouse({ view, after, seat, lang }: SeaProps): ReactNode {
  const { attributes } = useTarget('move reserve-lighthouse');
  const { lighthouse, steers, ranks } = wordsIn(lang);
  const entering = view.players.flatMap((player, owner) =>
    player.lighthouse === 0 && (after?.players[owner]?.lighthouse ?? 0) > 0 ? [owner] : [],
  );
  const rows = [...view.lighthouseOrder, ...entering].map((owner, n) => {
    const count = view.players[owner]?.lighthouse ?? 0;
    return {
      seat: owner,
      count,
      after: after?.players[owner]?.lighthouse ?? count,
      note: ranks[Math.min(n, 2)] ?? '',
    };
  });
  return (
    <g data-place="lighthouse" data-note="lighthouse">
      <g {...attributes} className="pc-building">
        <rect x="776" y="6" width="152" height="110" rx="10" className="pc-sign" />
        <path
          d="M776 92q30-14 62 2q16 10 2 20q-34 12-66 0z"
          fill="var(--g-paper)"
          stroke="currentColor"
          strokeWidth="1.75"
        />
        <Drawn name={art('lighthouse')} x={772} y={14} width={88} />
        <text x="860" y="36" fontSize="16.5" className="pc-serif">
          {lighthouse[0]}
        </text>
        <text x="860" y="53" fontSize="16.5" className="pc-serif">
          {lighthouse[1]}
        </text>
        <text x="860" y={lighthouse[1] === '' ? 54 : 72} fontSize="13">
          {steers[0]}
        </text>
        <text x="860" y={lighthouse[1] === '' ? 68 : 86} fontSize="13">
          {steers[1]}
        </text>
      </g>
      <Tally rows={rows} at={LIGHT_TALLY} me={seat} from="lighthouse" />
    </g>
  );
}

const BAR = { left: 794, pitch: 21, base: 378, high: 30 } as const;
/** The cards of the deck by danger; those a voyage would survive are filled. */
export function OddsChart({ view, seat, lang, isHot }: SeaProps & { isHot: boolean }): ReactNode {
  const words = wordsIn(lang);
  const { byDanger, temple, safe, cards, top } = oddsOf(view, seat);
  const most = Math.max(1, ...byDanger);
  const isSafeTop = top !== null && printed(top).danger <= temple;
  const said =
    temple === 0
      ? words.noTemple
      : top === null
        ? words.oddsOf(safe, cards)
        : words.oddsTop(printed(top).danger);
  return (
    <g data-note="odds" data-place="odds" data-hot={isHot} className="pc-odds">
      <rect x="784" y="290" width="142" height="108" rx="8" className="pc-plaque" />
      <text x="792" y="306" fontSize="13.5" className="pc-serif">
        {words.odds}
      </text>
      <text
        x="792"
        y="322"
        fontSize="12"
        className="pc-semi"
        data-good-odds={temple > 0 && (isSafeTop || safe * 2 >= cards)}
      >
        {said}
      </text>
      {byDanger.map((count, n) => {
        const danger = n + 1;
        const x = BAR.left + n * BAR.pitch;
        const height = count === 0 ? 2 : (count / most) * BAR.high;
        return (
          <g key={danger} data-safe={danger <= temple}>
            <rect x={x} y={BAR.base - height} width="16" height={height} rx="2" className="pc-bar" />
            <text x={x + 8} y={BAR.base - height - 3} fontSize="12" className="pc-mid pc-semi">
              {count === 0 ? '' : count}
            </text>
            <text x={x + 8} y={BAR.base + 14} fontSize="12.5" className="pc-mid">
              {danger}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface BoatProps {
  readonly number: number;
  readonly count: number;
  readonly owner: Seat | null;
  readonly isGhost: boolean;
  readonly isMine: boolean;
}
function Boat({ number, count, owner, isGhost, isMine }: BoatProps): ReactNode {
  const { attributes } = useTarget(isMine ? 'charter' : `boat ${number}`);
  const { x, y } = charterAt(number, count);
  const size = count > 4 ? 46 : 54;
  return (
    <g {...attributes} data-place={`boat ${number}`} className="pc-boat">
      <rect x={x - 2} y={y - 4} width="66" height={size + 8} rx="9" className="pc-hit" />
      <path d={`M${x + 2} ${y + size}q15-7 30 0t30 0`} className="pc-fine" />
      <Drawn name={art('charter')} x={x + 4} y={y} width={size} />
      {owner === null ? (
        <circle cx={x + 48} cy={y + 13} r="10.5" className="pc-hole" strokeDasharray="3 3" />
      ) : (
        <Pawn x={x + 48} y={y + 14} seat={owner} size={29} isGhost={isGhost} />
      )}
      <rect x={x - 2} y={y - 4} width="66" height={size + 8} rx="9" className="pc-rim" />
    </g>
  );
}

export function Charter({ view, after, seat, lang }: SeaProps): ReactNode {
  const count = view.charter.length;
  const mine = Math.max(0, view.charter.indexOf(seat));
  return (
    <g data-place="charter" data-note="charter">
      <text x="786" y="422" fontSize="16" className="pc-serif">
        {wordsIn(lang).charter}
      </text>
      {view.charter.map((owner, number) => {
        const { x, y } = charterAt(number, count);
        return (
          <Boat
            key={`${x} ${y}`}
            number={number}
            count={count}
            owner={owner ?? after?.charter[number] ?? null}
            isGhost={owner === null}
            isMine={number === mine}
          />
        );
      })}
    </g>
  );
}

interface ArrivingProps {
  readonly card: CardName;
  readonly sheet: Sheet;
  readonly arrival: Arrival | null;
  readonly isLeaving: boolean;
  /** Its berth is being chosen. */
  readonly isAsked: boolean;
}
/** A card of the first row: placed, brought in, or blocked. */
function Arriving({ card, sheet, arrival, isLeaving, isAsked }: ArrivingProps): ReactNode {
  const { x, y, width, height } = sheet;
  const { attributes } = useBest(`place ${card}`, `ship ${card}`, `row ${card}`);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-piece={`ship ${card}`} data-place={`card ${card}`} data-note={`card ${card}`}>
        <g {...attributes} className="pc-card" data-asked={isAsked} opacity={isLeaving ? 0.7 : 1}>
          <ShipCard card={card} width={width} height={height} arrival={arrival} />
          <rect width={width} height={height} rx="6" className="pc-rim" />
        </g>
        <Chip name={`block ${card}`} icon="ui-cancel" x={width - 5} y={height / 2 - 3} />
      </g>
    </g>
  );
}

function Waiting({ card, sheet }: { card: CardName; sheet: Sheet }): ReactNode {
  const { x, y, width, height } = sheet;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-piece={`ship ${card}`} data-place={`card ${card}`} data-note={`card ${card}`}>
        <ShipCard card={card} width={width} height={height} />
      </g>
    </g>
  );
}

function NoCard({ sheet }: { sheet: Sheet }): ReactNode {
  const { x, y, width, height } = sheet;
  return <rect x={x} y={y} width={width} height={height} rx="6" className="pc-no-card" />;
}

export function Rows({ view, after, lang, asked }: SeaProps & { asked: number | null }): ReactNode {
  const words = wordsIn(lang);
  const arrivals = arrivalsOf(view);
  const count = view.row1.length;
  return (
    <g data-place="rows">
      {[words.row1, words.row2].map((title, row) => {
        const { x, y } = rowTitleAt(row === 0 ? 0 : 1);
        return (
          <text key={title} x={x} y={y} fontSize="15" className="pc-serif pc-mid">
            {title}
          </text>
        );
      })}
      {view.row1.map((card, n) => {
        const sheet = cardAt(0, n, count);
        if (card === null) return <NoCard key={sheet.y} sheet={sheet} />;
        const isLeaving = after !== null && !after.row1.includes(card);
        return (
          <Arriving
            key={sheet.y}
            card={card}
            sheet={sheet}
            arrival={arrivals[n] ?? null}
            isLeaving={isLeaving}
            isAsked={n === asked}
          />
        );
      })}
      {view.row2.map((card, n) => {
        const sheet = cardAt(1, n, count);
        return card === null ? (
          <NoCard key={sheet.y} sheet={sheet} />
        ) : (
          <Waiting key={sheet.y} card={card} sheet={sheet} />
        );
      })}
    </g>
  );
}
