// What lies before the viewer: purse, reserve, warehouse, held privileges, and where the eighteen servants are.
import { type BoardProps, Icon, letterOf, SeatMark, seatMark, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './strip.css';
import { RELEASE_PRICE, WAREHOUSE_SPACES } from '../src/data/goods.ts';
import type { CardName, GoodName } from '../src/names.ts';
import { capital, goodName, privilegeName } from '../src/texts/names.ts';
import { printed } from '../src/texts/words.ts';
import type { Porto } from '../src/types.ts';
import type { PlayerView } from '../src/views.ts';
import { Figure, GoodIcon, PawnIcon } from './Art.tsx';
import { art } from './art.ts';
import { censusOf, isFromWarehouse, seatOf, washOf } from './facts.ts';
import { wordsIn } from './words.ts';

interface MineProps extends BoardProps<Porto> {
  readonly seat: Seat;
  readonly player: PlayerView;
}

function Who({ scene, seat, player, lang }: MineProps): ReactNode {
  const words = wordsIn(lang);
  return (
    <section className="pc-who" data-seat={seatMark(seat)}>
      <SeatMark seat={seat} />
      <div>
        <h2>
          {scene.players[seat]?.name} <span className="k-letter">{letterOf(seat)}</span>
        </h2>
        <p data-place={`palace ${seat}`}>{words.inPalace(player.palace)}</p>
        <p data-place={`house ${seat}`}>{words.points(player.tradePoints)}</p>
      </div>
    </section>
  );
}

function Purse({ preview, seat, player, lang }: MineProps): ReactNode {
  const words = wordsIn(lang);
  const after = preview?.view.players[seat];
  return (
    <section className="pc-purse">
      <h2>{words.purse}</h2>
      <p data-place={`talents ${seat}`} data-note="talents">
        <Icon name={art('talent')} />
        <b>
          <Figure value={player.talents ?? '?'} after={after?.talents ?? undefined} />
        </b>
        <small>{words.talents}</small>
      </p>
      <p data-place={`reserve ${seat}`} data-note="reserve">
        <PawnIcon seat={seat} />
        <b>
          <Figure value={player.reserve} after={after?.reserve} />
        </b>
        <small>{words.home}</small>
      </p>
    </section>
  );
}

function Stored({ good, isSource, lang }: { good: GoodName; isSource: boolean; lang: Lang }): ReactNode {
  const { attributes } = useTarget(isSource ? `good ${good}` : `stored ${good}`);
  return (
    <div className="pc-store" {...attributes}>
      <GoodIcon good={good} />
      <small>{capital(goodName(good, lang))}</small>
    </div>
  );
}

function Warehouse({ scene, preview, seat, player, lang }: MineProps): ReactNode {
  const words = wordsIn(lang);
  const { attributes, state } = useTarget('warehouse');
  const isSource = [scene, preview].some(isFromWarehouse);
  const slots = Array.from({ length: WAREHOUSE_SPACES }, (_, n) => n);
  const firstBlocked = WAREHOUSE_SPACES - player.blocked;
  const after = preview?.view.players[seat];
  const isFreed = after !== undefined && after.blocked < player.blocked;
  return (
    <section className="pc-warehouse" data-place={`warehouse ${seat}`} data-note="warehouse">
      <h2>
        {words.warehouse} <small>{words.room(player.freeSpaces)}</small>
      </h2>
      <div className="pc-stores" data-lit-by={state} {...attributes}>
        {slots.map((n) => {
          const good = player.warehouse[n];
          if (good !== undefined) return <Stored key={n} good={good} isSource={isSource} lang={lang} />;
          if (n >= firstBlocked)
            return (
              <div key={n} className="pc-store" data-is={isFreed && n === firstBlocked ? 'freed' : 'blocked'}>
                <PawnIcon seat={seat} />
                <small>{words.release(RELEASE_PRICE)}</small>
              </div>
            );
          const coming = after?.warehouse[n];
          return (
            <div key={n} className="pc-store" data-is="empty">
              {coming === undefined ? null : (
                <span className="pc-ghost">
                  <GoodIcon good={coming} />
                </span>
              )}
              <small>{words.empty}</small>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function HeldCard({ card, lang }: { card: CardName; lang: Lang }): ReactNode {
  const { attributes } = useTarget(`use ${card}`);
  const { civ, privilege } = printed(card);
  return (
    <div
      className="pc-held"
      data-piece={`ship ${card}`}
      data-note={`privilege ${privilege}`}
      style={{ borderLeftColor: washOf(civ, 60) }}
      {...attributes}
    >
      <Icon name={art(privilege)} />
      <b>{capital(privilegeName(privilege, lang))}</b>
    </div>
  );
}

function Held({ seat, player, lang }: MineProps): ReactNode {
  const words = wordsIn(lang);
  return (
    <section className="pc-privileges" data-place={`held ${seat}`} data-note="held">
      <h2>
        {words.held} <small>{words.heldHint}</small>
      </h2>
      {player.held.length === 0 ? <p className="pc-none">{words.noHeld}</p> : null}
      <div className="pc-helds" data-place="privileges" data-many={player.held.length > 4}>
        {player.held.map((card) => (
          <HeldCard key={card} card={card} lang={lang} />
        ))}
      </div>
    </section>
  );
}

function Census({ scene, preview, seat, player, lang }: MineProps): ReactNode {
  const words = wordsIn(lang);
  const places = censusOf(scene.view, seat);
  const after = preview === null ? [] : censusOf(preview.view, seat);
  const placed = places.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="pc-census" data-note="servants">
      <h2>
        {words.servants} <small>{words.placed(placed, player.reserve)}</small>
      </h2>
      <ul>
        {places.map(({ icon, key, count }, n) => (
          <li key={key} data-none={count === 0}>
            <Icon name={art(icon)} />
            <b>
              <Figure value={count} after={after[n]?.count} />
            </b>
            <small>{words.census[key]}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Strip(props: BoardProps<Porto>): ReactNode {
  const seat = seatOf(props.scene);
  const player = props.scene.view.players[seat];
  if (player === undefined) return null;
  const mine = { ...props, seat, player };
  return (
    <div className="pc-strip" data-seat={seatMark(seat)}>
      <Who {...mine} />
      <Purse {...mine} />
      <Warehouse {...mine} />
      <Held {...mine} />
      <Census {...mine} />
    </div>
  );
}
