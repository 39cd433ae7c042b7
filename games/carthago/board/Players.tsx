// The players at a glance: the running product, supply, strength, cards, residence and ships.
import { type BoardProps, Icon, letterOf, SeatMark, seatMark } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import { RESIDENCE } from '../src/data/residence.ts';
import type { Carthago } from '../src/types.ts';
import type { MerchantView } from '../src/views.ts';
import { art } from './art.ts';
import { GoodShip } from './Cards.tsx';
import { type CarthagoScene, merchantOf, shipOf } from './facts.ts';
import './players.css';
import { capital, effectName, goodName } from '../src/texts/names.ts';
import { wordsIn } from './words.ts';

function MiniResidence({ merchant }: { merchant: MerchantView }): ReactNode {
  return (
    <svg className="c-mini-house" viewBox="0 0 38 32" aria-hidden="true">
      {RESIDENCE.flatMap(({ column, spaces }, n) =>
        spaces.map(({ value }, r) => (
          <circle
            key={`${column} ${value}`}
            data-freed={r < (merchant.freed[n] ?? 0)}
            cx={6 + n * 13}
            cy={6 + r * 10 + (3 - spaces.length) * 5}
            r="4"
          />
        )),
      )}
    </svg>
  );
}

function Ships({ merchant, lang, isMe }: { merchant: MerchantView; lang: Lang; isMe: boolean }): ReactNode {
  if (merchant.ships.length === 0) return null;
  const { active, spent } = wordsIn(lang);
  return (
    <p className="c-fleet-row">
      {merchant.ships.map(({ ship, isActive }) => {
        const { good, effect } = shipOf(ship);
        const label = `${capital(goodName(good, lang))}, ${effectName(effect, lang)}, ${isActive ? active : spent}`;
        return (
          <svg
            key={ship}
            viewBox="0 0 48 48"
            role="img"
            aria-label={label}
            data-active={isActive}
            data-note={`ship ${ship}`}
            data-piece={isMe ? undefined : `ship ${ship}`}
          >
            <GoodShip good={good} x={0} y={1} scale={1} />
          </svg>
        );
      })}
    </p>
  );
}

function Count({
  icon,
  value,
  label,
  place,
}: {
  icon: string;
  value: number;
  label: string;
  place?: string;
}): ReactNode {
  return (
    <span data-place={place} data-note={icon === 'strength' ? 'strength' : undefined}>
      <Icon name={art(icon)} label={label} />
      {value}
    </span>
  );
}

function Total({
  merchant,
  after,
  lang,
}: {
  merchant: MerchantView;
  after: MerchantView | undefined;
  lang: Lang;
}): ReactNode {
  const { seats, ships, base, total, tiles } = merchant.standing;
  const isHidden = tiles.some(({ points }) => points === null);
  const isChanging = after !== undefined && after.standing.total !== total;
  return (
    <span className="c-total" data-note="score">
      <b>{total}</b>
      {isChanging ? <b className="c-after">→ {after.standing.total}</b> : null}
      <small title={isHidden ? wordsIn(lang).tilesHidden : undefined}>
        = {seats} × {ships}
        {total === base ? '' : ` + ${total - base}`}
        {isHidden ? ' + ?' : ''}
      </small>
    </span>
  );
}

interface PanelProps {
  readonly scene: CarthagoScene;
  readonly preview: CarthagoScene | null;
  readonly seat: Seat;
  readonly lang: Lang;
}
const PlayerPanel = memo(function PlayerPanel({ scene, preview, seat, lang }: PanelProps): ReactNode {
  const merchant = merchantOf(scene, seat);
  const player = scene.players[seat];
  const words = wordsIn(lang);
  const isMe = seat === scene.viewer;
  return (
    <article
      className="c-player"
      data-seat={seatMark(seat)}
      data-me={isMe}
      data-turn={scene.waiting.includes(seat)}
    >
      <header>
        <SeatMark seat={seat} />
        <b className="k-player-name">{player?.name}</b>
        <span className="k-letter">{letterOf(seat)}</span>
        {player?.level === null ? null : <Icon name="ui-bot" label={words.bot} />}
        {scene.view.firstPlayer === seat ? <Icon name={art('firstPlayer')} label={words.first} /> : null}
        <Total merchant={merchant} after={preview?.view.merchants[seat]} lang={lang} />
      </header>
      <p className="c-counts">
        <Count
          icon="influenceDisc"
          value={merchant.supply}
          label={words.supply}
          {...(isMe ? {} : { place: `supply ${seat}` })}
        />
        <Count icon="strength" value={merchant.strength} label={words.strength} />
        <Count
          icon="tradeCard"
          value={merchant.tradeCards}
          label={words.trade}
          {...(isMe ? {} : { place: `hand ${seat}` })}
        />
        <Count icon="basicCard" value={merchant.basicCards} label={words.basic} />
        <MiniResidence merchant={merchant} />
      </p>
      <Ships merchant={merchant} lang={lang} isMe={isMe} />
    </article>
  );
});

export function Players({ scene, preview, lang }: BoardProps<Carthago>): ReactNode {
  const count = scene.view.merchants.length;
  const first = scene.viewer ?? 0;
  const seats = Array.from({ length: count }, (_, n) => (first + n) % count);
  return (
    <div className="c-players">
      {seats.map((seat) => (
        <PlayerPanel key={seat} scene={scene} preview={preview} seat={seat} lang={lang} />
      ))}
    </div>
  );
}
