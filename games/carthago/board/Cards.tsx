// The cards, 200 × 280 inside, drawn at any width.
import { Card, Drawn, seatMark } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { CardName, Good, ShipName, Space } from '../src/names.ts';
import { capital, effectName, goodName } from '../src/texts/names.ts';
import { art, sailOf, tintOf } from './art.ts';
import { isSpace, shipOf, tradeOf } from './facts.ts';
import { CARD_RATIO } from './fan.ts';
import { spaceOnCard } from './names-words.ts';

interface TintStyle extends CSSProperties {
  readonly '--tint': string;
}
const tint = (value: string): TintStyle => ({ '--tint': value });

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
export const cardHeight = (width: number): number => width * CARD_RATIO;

const SAIL = 'M8 2.5h32c-2.6 6.5-2.6 16.5 0 23h-32c2.6-6.5 2.6-16.5 0-23z';
const STRIPES =
  'M8 2.5h7.5c-1.8 6.5-1.8 16.5 0 23H8c2.6-6.5 2.6-16.5 0-23zM40 2.5h-7.5c1.8 6.5 1.8 16.5 0 23H40c-2.6-6.5-2.6-16.5 0-23z';
const HULL =
  'M3 30h34.5c2.5 0 4-1.5 4.3-4l-2.3-2 .5-3.5c3.5-1 6 1 6 5 0 9-5.5 16-13.5 16H17C9.5 41.5 4 38 3 30z';

/** A ship whose sail is painted; 48 wide inside. */
export function PaintedShip({
  sail,
  emblem,
  x,
  y,
  scale,
}: {
  sail: string;
  emblem: string;
  x: number;
  y: number;
  scale: number;
}): ReactNode {
  const line = scale > 1.2 ? Math.max(0.9, 2 / (scale * 0.55)) : 2;
  return (
    <g className="c-ship" transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={line}>
      <path d="M24 0v31" />
      <path d={SAIL} fill="var(--k-paper)" stroke="none" />
      <path d={STRIPES} fill={sail} stroke="none" />
      <path d={SAIL} />
      <path d="M6 2.5h36" />
      <g color="var(--k-spot,currentColor)">
        <Drawn name={emblem} x={15.2} y={5} width={17.6} />
      </g>
      <path d={HULL} fill="var(--k-wood)" />
      <path
        d="M44.5 22c.8 1 1.5 2.3 1.5 3.5 0 9-5.5 16-13.5 16H21c11-1.5 19-7 21-16.5z"
        fill="var(--k-spot,currentColor)"
        fillOpacity=".14"
        stroke="none"
      />
      <path d="M5 34.5h35M8.5 38.5h28" stroke="var(--k-spot,currentColor)" strokeWidth="1" />
      <circle cx="38.8" cy="30.5" r="1.2" fill="var(--k-spot,currentColor)" stroke="none" />
      <path d="M3.5 30c-2.2-4-1.5-8.5 2-10.5 1.5 1.5 1.5 3.5 0 5" />
    </g>
  );
}
export const GoodShip = ({
  good,
  x,
  y,
  scale,
}: {
  good: Good;
  x: number;
  y: number;
  scale: number;
}): ReactNode => <PaintedShip sail={sailOf(good)} emblem={art(good)} x={x} y={y} scale={scale} />;

interface ShipCardProps extends Placed {
  readonly ship: ShipName;
  readonly lang: Lang;
}
export const ShipCard = memo(function ShipCard({ ship, lang, x, y, width }: ShipCardProps): ReactNode {
  const { good, coins, danger, effect } = shipOf(ship);
  const name = effectName(effect, lang);
  return (
    <g style={tint(tintOf(good))}>
      <Card x={x} y={y} size={cardHeight(width)} frame="frame-carthago-ship">
        <GoodShip good={good} x={30} y={24} scale={2.95} />
        <text className="c-title c-mid" x="34" y="43" fontSize="27">
          {coins}
        </text>
        <text className="c-title c-mid" x="166" y="43" fontSize="24">
          {danger}
        </text>
        <text className="c-mid" x="100" y="186" fontSize="23" fontWeight="600">
          {capital(goodName(good, lang))}
        </text>
        <Drawn name={art(effect)} x={15} y={206} width={48} />
        <text className="c-title" x="68" y="239" fontSize={name.length > 8 ? 22 : 24}>
          {name}
        </text>
      </Card>
    </g>
  );
});

/** Face down, but its good and effect stay public. */
export const ShipBack = memo(function ShipBack({
  ship,
  x,
  y,
  width,
}: Placed & { ship: ShipName }): ReactNode {
  const { good, effect } = shipOf(ship);
  return (
    <Card x={x} y={y} size={cardHeight(width)} frame="back-carthago-ship">
      <rect
        x="24"
        y="206"
        width="152"
        height="54"
        rx="8"
        fill="var(--k-paper)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <g color="var(--k-spot,#35211a)">
        <Drawn name={art(good)} x={32} y={209} width={48} />
        <Drawn name={art(effect)} x={116} y={209} width={48} />
      </g>
    </Card>
  );
});

function ActionFoot({ action, lang }: { action: Space; lang: Lang }): ReactNode {
  const lines = spaceOnCard(action, lang);
  return (
    <>
      <Drawn name={art(action)} x={15} y={209} width={48} />
      {lines.map((line, n) => (
        <text key={line} x="69" y={(lines.length > 1 ? 232 : 243) + n * 22} fontSize="22" fontWeight="600">
          {line}
        </text>
      ))}
    </>
  );
}

interface HandCardProps extends Placed {
  readonly card: CardName;
  readonly seat: Seat;
  readonly lang: Lang;
  /** So much of it is seen when the next lies on it; without it everything. */
  readonly seen?: number;
}
/** How much of a card of 200 is seen. */
const seenOf = ({ seen, width }: HandCardProps): number => (seen === undefined ? 200 : (200 * seen) / width);
const WHOLE = 194;

function TradeFace(props: HandCardProps): ReactNode {
  const { card, lang } = props;
  const trade = tradeOf(card);
  if (trade === null) return null;
  const seen = seenOf(props);
  const size = Math.min(96, seen - 18);
  return (
    <>
      <Drawn
        name={art(trade.good)}
        x={seen < WHOLE ? (seen - size) / 2 + 2 : 54}
        y={Math.max(52, 118 - size * 0.75)}
        width={size}
      />
      <text className="c-title c-mid" x="34" y="44" fontSize="28">
        {trade.coins}
      </text>
      {seen < WHOLE ? (
        <Drawn name={art(trade.action)} x={Math.max(12, (seen - 52) / 2)} y={207} width={52} />
      ) : (
        <>
          <text className="c-end" x="182" y="40" fontSize="24" fontWeight="600">
            {capital(goodName(trade.good, lang))}
          </text>
          <ActionFoot action={trade.action} lang={lang} />
        </>
      )}
    </>
  );
}
function BasicFace(props: HandCardProps): ReactNode {
  const { card, lang } = props;
  if (!isSpace(card)) return null;
  const seen = seenOf(props);
  const size = Math.min(108, seen - 30);
  if (seen < WHOLE)
    return <Drawn name={art(card)} x={(seen - size) / 2 + 5} y={132 - size / 2} width={size} />;
  const lines = spaceOnCard(card, lang);
  return (
    <>
      <Drawn name={art(card)} x={46} y={56} width={size} />
      {lines.map((line, n) => (
        <text
          key={line}
          className="c-title c-mid"
          x="100"
          y={(lines.length > 1 ? 206 : 218) + n * 27}
          fontSize="26"
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** A trade card or a basic card. */
export const HandCard = memo(function HandCard(props: HandCardProps): ReactNode {
  const { card, seat, x, y, width } = props;
  const trade = tradeOf(card);
  if (trade === null)
    return (
      <g data-seat={seatMark(seat)}>
        <Card x={x} y={y} size={cardHeight(width)} frame="frame-carthago-basic">
          <BasicFace {...props} />
        </Card>
      </g>
    );
  return (
    <g style={tint(tintOf(trade.good))}>
      <Card x={x} y={y} size={cardHeight(width)} frame="frame-carthago-trade">
        <TradeFace {...props} />
      </Card>
    </g>
  );
});
