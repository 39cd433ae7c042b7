// What lies before the viewer. Cards travel from right to left: hand, played, loaded.
import { type BoardProps, Icon, seatMark, useTarget } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import { type ReactNode, use } from 'react';
import './quay.css';
import { CARDS, type CardName } from '../src/names.ts';
import type { OltreMare, Run } from '../src/types.ts';
import type { MerchantView } from '../src/views.ts';
import { art } from './art.ts';
import { numbered } from './facts.ts';
import { CardBack, GoodsCard } from './GoodsCard.tsx';
import { handHint, usableAs } from './hand-actions.ts';
import { Act } from './parts.tsx';
import { WritingContext } from './pencil.tsx';
import { CardRow } from './Row.tsx';
import { Tally } from './Tally.tsx';
import { goodTitle, wordsIn } from './words.ts';

interface QuayProps extends BoardProps<OltreMare> {
  readonly seat: Seat;
  readonly merchant: MerchantView;
}

/** The thickness of a pile: the edges of the cards below. */
function Edges({ count, most = 8 }: { count: number; most?: number }): ReactNode {
  return Array.from({ length: Math.min(most, Math.max(0, count - 1)) }, (_, n) => n + 1)
    .toReversed()
    .map((n) => <i key={n} style={{ left: n * 3, top: n }} />);
}

function Pirates({ merchant, seat, preview, lang }: QuayProps): ReactNode {
  const { attributes } = useTarget('buy pirates');
  const words = wordsIn(lang);
  const after = preview?.view.merchants[seat]?.pirateCount ?? merchant.pirateCount;
  return (
    <section className="o-zone o-pirates">
      <h2>{words.pirates}</h2>
      <div className="o-pile" {...attributes} data-note="pirates" data-place={`pirates ${seat}`}>
        <Edges count={merchant.pirateCount} most={4} />
        {merchant.pirateCount === 0 ? <span className="o-bare" /> : <CardBack />}
        <b className="o-number">
          {merchant.pirateCount}
          {after === merchant.pirateCount ? null : <ins>→ {after}</ins>}
        </b>
      </div>
      <p>{words.pirateCost}</p>
    </section>
  );
}

function Facts({
  merchant,
  after,
  lang,
}: {
  merchant: MerchantView;
  after: MerchantView | undefined;
  lang: QuayProps['lang'];
}): ReactNode {
  const words = wordsIn(lang);
  const line = (
    icon: 'seaPower' | 'load',
    value: number,
    then: number | undefined,
    word: string,
  ): ReactNode => (
    <div data-note={icon}>
      <Icon name={art(icon)} />
      <span>
        <b>
          {value}
          {then === undefined || then === value ? null : <ins>→ {then}</ins>}
        </b>
        {word}
      </span>
    </div>
  );
  return (
    <div className="o-facts-next">
      {line('seaPower', merchant.seaPower, after?.seaPower, words.limit)}
      {line('load', merchant.load, after?.load, words.toPlay)}
      {merchant.runs === null ? <p>{words.topRule}</p> : <OpenRuns runs={merchant.runs} lang={lang} />}
    </div>
  );
}

/** As many as fit. */
const MOST_RUNS = 6;
/** With open cargo everybody may read the whole pile: as runs. */
function OpenRuns({ runs, lang }: { runs: readonly Run[]; lang: QuayProps['lang'] }): ReactNode {
  return (
    <ol className="o-open-runs">
      {numbered(runs)
        .slice(-MOST_RUNS)
        .map(({ good, count, points, key }) => (
          <li key={key} data-good={good}>
            <Icon name={art(good)} label={goodTitle(good, lang)} />×{count} <b>{points}</b>
          </li>
        ))}
    </ol>
  );
}

function Cargo({ merchant, seat, preview, lang }: QuayProps): ReactNode {
  const words = wordsIn(lang);
  const after = preview?.view.merchants[seat];
  return (
    <section className="o-zone o-cargo">
      <h2>{words.cargo}</h2>
      <div className="o-side-by-side">
        <div className="o-pile" data-note="cargo" data-place={`cargo ${seat}`}>
          <Edges count={merchant.cargoSize} />
          <div className="o-on-pile" data-piece={`card ${merchant.top}`}>
            <GoodsCard card={merchant.top} lang={lang} />
          </div>
          <b className="o-number">{merchant.cargoSize}</b>
        </div>
        <Facts merchant={merchant} after={after} lang={lang} />
      </div>
    </section>
  );
}

/** The card of this name the viewer points at, if that is what the verb is for. */
function pointedAt(focus: QuayProps['focus'], verb: string): CardName | null {
  return focus?.verb === verb ? (CARDS.find((card) => card === focus.noun) ?? null) : null;
}

/** The cards picked or played this turn, and what they do. */
function Played(props: QuayProps): ReactNode {
  const { scene, merchant, focus, lang, seat } = props;
  const { view, decision } = scene;
  const words = wordsIn(lang);
  const isPlaying = decision?.at.step === 'playCard';
  const isLoading = decision?.at.step === 'load';
  const chosen = view.own?.chosen ?? [];
  const cards = isPlaying ? chosen : view.active === seat ? view.played : [];
  if (!isPlaying && cards.length === 0) return null;
  const due = merchant.cardsDue;
  const title = isPlaying ? words.playing(chosen.length, due) : isLoading ? words.loading : words.played;
  return (
    <section
      className="o-zone o-played"
      data-place="load"
      data-count={Math.max(cards.length, isPlaying ? due : 1)}
    >
      <h2>{title}</h2>
      {cards.length === 0 ? (
        <div className="o-row" data-place={`played ${seat}`}>
          <span className="o-bare o-waiting" />
        </div>
      ) : (
        <CardRow
          cards={cards}
          use={isLoading ? 'load' : isPlaying && view.hasTalk ? 'unplay' : null}
          lang={lang}
          place={`played ${seat}`}
          isSmall={props.page !== null}
        />
      )}
      {isLoading ? (
        <p>{words.order}</p>
      ) : (
        <Tally
          cards={cards}
          more={isPlaying ? pointedAt(focus, 'play') : null}
          merchant={merchant}
          lang={lang}
        />
      )}
    </section>
  );
}

function Hand(props: QuayProps): ReactNode {
  const { scene, merchant, lang, seat } = props;
  const { view, decision, viewer } = scene;
  const words = wordsIn(lang);
  const { head, pencil } = use(WritingContext);
  const idle = head === null ? null : 'pencil';
  const usable = seat === viewer ? (usableAs(view, decision?.at.step) ?? idle) : null;
  const chosen = view.own?.chosen ?? [];
  const given = [...(view.own?.draft?.cards ?? []), ...(view.own?.filled ?? []), ...pencil.give];
  const cards = (merchant.hand ?? []).filter((card) => !chosen.includes(card));
  const title = seat === viewer ? words.hand : words.handOf(scene.players[seat]?.name ?? '');
  return (
    <section className="o-zone o-hand" data-place="discard">
      <h2>
        {title} <span>{handHint(scene.view, merchant, usable, lang)}</span>
      </h2>
      {cards.length === 0 ? (
        <div className="o-row" data-place={`hand ${seat}`}>
          <p>{merchant.hand === null ? words.cards(merchant.handSize) : words.noHand}</p>
        </div>
      ) : (
        <CardRow
          cards={cards}
          use={usable}
          lang={lang}
          place={`hand ${seat}`}
          marks={(card) => (given.includes(card) ? words.given : undefined)}
          isSmall={props.page !== null}
        />
      )}
      <Act name="quiet" icon="ui-pass" text={words.sayNothing} />
    </section>
  );
}

function EndTrade({ lang }: { lang: QuayProps['lang'] }): ReactNode {
  const { attributes } = useTarget('endTrade');
  return (
    <div className="o-button o-go" {...attributes}>
      <Icon name={art('navigation')} />
      <b>{wordsIn(lang).endTrade}</b>
    </div>
  );
}

/** While the viewer trades: the deck to buy from, and the way out. */
function Buy({ scene, merchant, seat, lang }: QuayProps): ReactNode {
  const { view } = scene;
  const { attributes } = useTarget('buy deck');
  const words = wordsIn(lang);
  if (view.active !== seat || view.doing !== 'trade') return null;
  return (
    <section className="o-zone o-buy">
      <h2>
        {words.buy} <span>{words.buyLeft(view.purchasesLeft)}</span>
      </h2>
      <div className="o-side-by-side">
        <div className="o-pile" {...attributes} data-note="deck">
          {view.deckSize === 0 ? <span className="o-bare" /> : <CardBack />}
          <b className="o-number">{view.deckSize}</b>
        </div>
        <div className="o-facts-next">
          <div data-note="price">
            <Icon name={art('ducat')} />
            <span>
              <b>{view.price}</b>
              {words.priceNow}
            </span>
          </div>
          <p>{words.youHave(merchant.ducats)}</p>
          <p>{words.priceRule}</p>
        </div>
      </div>
      {seat === scene.viewer ? <EndTrade lang={lang} /> : null}
    </section>
  );
}

/** A spectator sits with the first player. */
export function seatFor({ scene }: BoardProps<OltreMare>): Seat {
  return scene.viewer ?? 0;
}

export function Quay(props: BoardProps<OltreMare>): ReactNode {
  const seat = seatFor(props);
  const merchant = props.scene.view.merchants[seat];
  if (merchant === undefined) return null;
  const quay = { ...props, seat, merchant };
  return (
    <div className="o-quay" data-seat={seatMark(seat)}>
      <Pirates {...quay} />
      <Cargo {...quay} />
      <Played {...quay} />
      <Hand {...quay} />
      <Buy {...quay} />
    </div>
  );
}

/** The hand alone, under the desk of a small screen. */
export function HandStrip(props: BoardProps<OltreMare>): ReactNode {
  const seat = seatFor(props);
  const merchant = props.scene.view.merchants[seat];
  return merchant === undefined ? null : <Hand {...props} seat={seat} merchant={merchant} />;
}
