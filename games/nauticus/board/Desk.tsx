// What lies before the viewer: purse, pass tiles, extra action, delivered goods, and workers to be sent.
import { type BoardProps, Icon, letterOf, SeatMark, seatMark, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './harbour.css';
import { PASS_TILES } from '../src/data/numbers.ts';
import { GOODS } from '../src/names.ts';
import type { Nauticus, PlayerView } from '../src/types.ts';
import { art } from './art.ts';
import { wordsIn } from './words.ts';

interface AmountProps {
  readonly icon: string;
  readonly word: string;
  readonly value: number;
  readonly after: number | undefined;
  readonly place: string;
}

function Amount({ icon, word, value, after, place }: AmountProps): ReactNode {
  const isChanging = after !== undefined && after !== value;
  return (
    <div className="n-amount" data-place={place} data-note={icon}>
      <Icon name={art(icon)} />
      <span className="n-value">
        {value}
        {isChanging ? (
          <>
            <i>→</i>
            <b>{after}</b>
          </>
        ) : null}
      </span>
      <small>{word}</small>
    </div>
  );
}

export function PassTiles({ flips }: { flips: number }): ReactNode {
  return (
    <span className="n-passes">
      {PASS_TILES.map((value, n) => (
        <i key={value} data-flipped={n < flips}>
          {n < flips ? <Icon name={art('crown')} /> : value}
        </i>
      ))}
    </span>
  );
}

function PassLine({ player, lang }: { player: PlayerView; lang: Lang }): ReactNode {
  const { attributes } = useTarget('pass');
  const words = wordsIn(lang);
  return (
    <div className="n-line n-button" {...attributes} data-note="pass">
      <span>{words.passTiles}</span>
      <PassTiles flips={player.passFlips} />
      <small>{words.loss(player.penalty)}</small>
    </div>
  );
}

/** Enough, or the end of the turn: there only when it can be chosen. */
function DoneLine({ verb, text }: { verb: 'stop' | 'end'; text: string }): ReactNode {
  const { attributes, isLegal } = useTarget(verb);
  return isLegal ? (
    <div className="n-line n-button n-done" {...attributes}>
      <Icon name="ui-confirm" />
      <b>{text}</b>
    </div>
  ) : null;
}

function ExtraLine({ player, lang }: { player: PlayerView; lang: Lang }): ReactNode {
  const { attributes } = useTarget('extra');
  const words = wordsIn(lang);
  return (
    <div className="n-line n-button" {...attributes} data-note="extra" data-used={!player.hasExtra}>
      <span>{words.extra}</span>
      <Icon name={art('extra-action')} />
      <small>{player.hasExtra ? words.extraLeft : words.extraGone}</small>
    </div>
  );
}

function Worker({ n, isBlue }: { n: number; isBlue: boolean }): ReactNode {
  const { attributes } = useTarget(`workers ${n}`);
  return (
    <span className="n-hand" {...attributes}>
      <Icon name={art(isBlue ? 'worker-blue' : 'worker')} />
    </span>
  );
}

/** Withdraw and crowns: touching the third worker sends three. */
function WorkerRow({ scene, lang }: DeskProps): ReactNode {
  const { decision, view } = scene;
  const numbers = (decision?.options ?? []).flatMap((o) => (o.verb === 'workers' ? [o.noun] : []));
  if (numbers.length === 0) return null;
  const blue = view.work?.blue ?? 0;
  return (
    <div className="n-line">
      <span>{wordsIn(lang).send}</span>
      <span className="n-hands">
        {numbers.map((n) => (
          <Worker key={n} n={n} isBlue={n <= blue} />
        ))}
      </span>
    </div>
  );
}

function DeliveredLine({ player, lang }: { player: PlayerView; lang: Lang }): ReactNode {
  const words = wordsIn(lang);
  const there = GOODS.filter((good) => player.delivered[good] > 0);
  return (
    <div className="n-line" data-note="delivered">
      <span>{words.delivered}</span>
      {there.length === 0 ? <small>{words.nothing}</small> : null}
      {there.map((good) => (
        <b className="n-chip" key={good}>
          <Icon name={art(good)} />
          {player.delivered[good]}
        </b>
      ))}
      {there.length === 0 ? null : <small>{words.points(player.standing.goods)}</small>}
    </div>
  );
}

export interface DeskProps extends BoardProps<Nauticus> {
  readonly seat: Seat;
  readonly player: PlayerView;
}

export function Desk(props: DeskProps): ReactNode {
  const { scene, preview, lang, seat, player } = props;
  const after = preview?.view.players[seat];
  const words = wordsIn(lang);
  return (
    <div className="n-desk" data-seat={seatMark(seat)}>
      <h2>
        <SeatMark seat={seat} />
        <span className="k-player-name">{scene.players[seat]?.name}</span>
        <span className="k-letter">{letterOf(seat)}</span>
        {scene.view.startPlayer === seat ? (
          <span className="n-starts" data-piece="bell">
            <Icon name={art('startPlayer')} /> {words.starts}
          </span>
        ) : null}
      </h2>
      <div className="n-purse">
        <Amount
          icon="worker"
          word={words.workers}
          value={player.workers}
          after={after?.workers}
          place={`workers ${seat}`}
        />
        <Amount
          icon="coin"
          word={words.coins}
          value={player.coins}
          after={after?.coins}
          place={`coins ${seat}`}
        />
        <Amount icon="vp" word={words.vp} value={player.vp} after={after?.vp} place={`vp ${seat}`} />
        <Amount
          icon="crown"
          word={words.crowns}
          value={player.crowns}
          after={after?.crowns}
          place={`crowns ${seat}`}
        />
      </div>
      <WorkerRow {...props} />
      <DoneLine verb="stop" text={words.stop} />
      <DoneLine verb="end" text={words.end} />
      <PassLine player={player} lang={lang} />
      <ExtraLine player={player} lang={lang} />
      <DeliveredLine player={player} lang={lang} />
    </div>
  );
}
