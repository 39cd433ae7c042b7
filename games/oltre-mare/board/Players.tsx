// All that is public of every merchant, and the ducat track with its debts.

import { type BoardProps, Icon, letterOf, SeatMark, seatMark } from '@comptoir/board-kit';
import { figure, type Lang, type Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { StandingAnswers } from './Standing.tsx';
import './players.css';
import type { OltreMare } from '../src/types.ts';
import type { MerchantView, OltreMareView } from '../src/views.ts';
import { art } from './art.ts';
import { TokenArt, TopCard } from './GoodsCard.tsx';
import { tokenTitle, wordsIn } from './words.ts';

type Props = BoardProps<OltreMare>;

function Change({ now, then }: { now: number; then: number | undefined }): ReactNode {
  return (
    <>
      {figure(now)}
      {then === undefined || then === now ? null : <ins>→ {figure(then)}</ins>}
    </>
  );
}

interface FactProps {
  readonly icon: string;
  readonly word: string;
  readonly note: string;
  readonly place: string;
  readonly now: number;
  readonly then: number | undefined;
  readonly more?: string;
}
function Fact({ icon, word, note, place, now, then, more }: FactProps): ReactNode {
  return (
    <span data-note={note} data-place={place}>
      <Icon name={icon} label={word} />
      <b>
        <Change now={now} then={then} />
      </b>
      {more === undefined ? null : <small>{more}</small>}
    </span>
  );
}

/** The active token large, those turned down small. */
function Tokens({ merchant, seat, lang }: { merchant: MerchantView; seat: Seat; lang: Lang }): ReactNode {
  const down = merchant.tokens.slice();
  if (merchant.active !== null) down.splice(down.lastIndexOf(merchant.active), 1);
  const items = down.toReversed().map((token, n) => ({ token, key: `${token} ${n}` }));
  return (
    <span className="o-tokens" data-place={`tokens ${seat}`}>
      {merchant.active === null ? null : (
        <span data-note={`token ${merchant.active}`}>
          <TokenArt token={merchant.active} label={tokenTitle(merchant.active, lang)} />
        </span>
      )}
      {items.map(({ token, key }) => (
        <span key={key} className="o-down" data-note={`token ${token}`}>
          <TokenArt token={token} label={tokenTitle(token, lang)} />
        </span>
      ))}
    </span>
  );
}

/** What somebody is doing, in one word; '' where it is not their turn to do anything. */
function doingOf(view: OltreMareView, seat: Seat, lang: Lang): string {
  const { onTurn } = wordsIn(lang);
  if (view.active !== seat) return view.waitingFor.includes(seat) ? onTurn.think : '';
  switch (view.doing) {
    case null:
      return '';
    case 'sail':
    case 'compass':
      return onTurn.sea;
    case 'playCard':
      return onTurn.play;
    case 'load':
      return onTurn.load;
    case 'wave':
      return onTurn.think;
    default:
      return onTurn.trade;
  }
}

function Row({ scene, preview, lang, seat }: Props & { seat: Seat }): ReactNode {
  const merchant = scene.view.merchants[seat];
  const after = preview?.view.merchants[seat];
  const words = wordsIn(lang);
  if (merchant === undefined) return null;
  const doing = doingOf(scene.view, seat, lang);
  const award = merchant.prestigeAward === 0 ? {} : { more: `+${merchant.prestigeAward}` };
  return (
    <li data-seat={seatMark(seat)} data-me={seat === scene.viewer} data-turn={scene.view.active === seat}>
      <h2 data-note={`merchant ${seat}`}>
        <SeatMark seat={seat} />
        <span className="k-player-name">{scene.players[seat]?.name}</span>
        <span className="k-letter">{letterOf(seat)}</span>
        {doing === '' ? null : <em>{doing}</em>}
        <span className="o-ducats-of" data-place={`ducats ${seat}`} data-note="ducats">
          <Icon name={art('ducat')} label={words.facts.ducats} />
          <Change now={merchant.ducats} then={after?.ducats} />
        </span>
      </h2>
      <div>
        <span data-note="top" data-place={`cargo ${seat}`}>
          <TopCard card={merchant.top} lang={lang} />
        </span>
        <div className="o-public">
          <Fact
            icon="ui-hand"
            word={words.facts.hand}
            note="hand"
            place={`hand ${seat}`}
            now={merchant.handSize}
            then={after?.handSize}
          />
          <Fact
            icon={art('cargo')}
            word={words.facts.cargo}
            note="cargo"
            place={`pile ${seat}`}
            now={merchant.cargoSize}
            then={after?.cargoSize}
          />
          <Fact
            icon={art('pirateStack')}
            word={words.facts.pirates}
            note="pirates"
            place={`pirates ${seat}`}
            now={merchant.pirateCount}
            then={after?.pirateCount}
          />
          <Fact
            icon={art('prestige')}
            word={words.facts.prestige}
            note="prestige"
            place={`prestige ${seat}`}
            now={merchant.prestige}
            then={after?.prestige}
            {...award}
          />
        </div>
        <Tokens merchant={merchant} seat={seat} lang={lang} />
      </div>
    </li>
  );
}

const TRACK = { width: 292, left: 14, right: 14 } as const;

/** All cubes on one line; what lies left of 0 is debt. */
function DucatTrack({ view, lang }: { view: OltreMareView; lang: Lang }): ReactNode {
  const sums = view.merchants.map(({ ducats }) => ducats);
  const least = Math.min(-5, 5 * Math.floor(Math.min(...sums) / 5));
  const most = Math.max(25, 5 * Math.ceil(Math.max(...sums) / 5));
  const place = (n: number): number =>
    TRACK.left + ((n - least) / (most - least)) * (TRACK.width - TRACK.left - TRACK.right);
  const fives = Array.from({ length: (most - least) / 5 + 1 }, (_, n) => least + 5 * n);
  const seats = sums.map((n, seat) => ({
    n,
    seat,
    under: sums.slice(0, seat).filter((one) => Math.abs(one - n) < 2).length,
  }));
  return (
    <svg
      className="o-track"
      viewBox={`0 0 ${TRACK.width} 58`}
      role="img"
      aria-label={wordsIn(lang).track}
      data-note="ducats"
    >
      <rect className="o-debt" x={place(least)} y="34" width={place(0) - place(least)} height="8" />
      <path d={`M${place(least)} 42H${place(most)}`} />
      {fives.map((n) => (
        <g key={n}>
          <path d={`M${place(n)} 36v6`} />
          <text x={place(n)} y="54">
            {figure(n)}
          </text>
        </g>
      ))}
      {seats.map(({ n, seat, under }) => (
        <g key={seat} data-seat={seatMark(seat)} transform={`translate(${place(n) - 8} ${20 - under * 9})`}>
          <use href="#seat-mark" width="16" height="16" />
        </g>
      ))}
    </svg>
  );
}

export function Players(props: Props): ReactNode {
  const { view } = props.scene;
  const words = wordsIn(props.lang);
  const count = view.merchants.length;
  const first = props.scene.viewer ?? 0;
  const seats = Array.from({ length: count }, (_, n) => (first + n) % count);
  return (
    <div className="o-players" data-count={count}>
      {view.isLastTurn && view.result === null ? <p className="o-last">{words.lastTurn}</p> : null}
      <ul>
        {seats.map((seat) => (
          <Row key={seat} {...props} seat={seat} />
        ))}
      </ul>
      <DucatTrack view={view} lang={props.lang} />
      <StandingAnswers scene={props.scene} lang={props.lang} />
    </div>
  );
}
