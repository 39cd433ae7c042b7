// The bargain in pencil on the desk: goods to wish for, both sides, ducats, and the letter it becomes.
import { type BoardProps, Icon, type Sequence, useSequence } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { type ReactNode, use } from 'react';
import { DEALS } from '../src/data/numbers.ts';
import type { GoodName } from '../src/names.ts';
import type { OltreMare } from '../src/types.ts';
import { art } from './art.ts';
import { goodOfCard, nameAt } from './facts.ts';
import { picksOf, WritingContext } from './pencil.tsx';
import { Said } from './Said.tsx';
import { goodTitle, wordsIn } from './words.ts';

type Props = Pick<BoardProps<OltreMare>, 'scene' | 'lang'>;
interface SeatProps extends Props {
  readonly seat: Seat;
}

/** A good of somebody's to wish for; the badge counts how often one does. */
function Wish({ scene, lang, seat, good }: SeatProps & { readonly good: GoodName }): ReactNode {
  const { pencil, canAsk, wish } = use(WritingContext);
  const isHere = pencil.to === seat;
  const count = isHere ? pencil.ask.filter((one) => one === good).length : 0;
  const isOpen = !isHere || canAsk;
  return (
    <button
      type="button"
      className="o-pick"
      data-good={good}
      data-on={count > 0}
      data-state={isOpen ? 'legal' : 'refused'}
      data-note={`good ${good}`}
      aria-disabled={!isOpen}
      aria-label={wordsIn(lang).wish(goodTitle(good, lang), nameAt(scene, seat), count)}
      onClick={() => {
        if (isOpen) wish(seat, good);
      }}
    >
      <Icon name={art(good)} />
      <span>{goodTitle(good, lang)}</span>
      {count === 0 ? null : <em>{count}</em>}
    </button>
  );
}

/** Everything one could ask this player for. */
export function Wishes(props: SeatProps): ReactNode {
  const { partners } = use(WritingContext);
  if (!partners.includes(props.seat)) return null;
  return (
    <fieldset
      className="o-picks o-wishes"
      aria-label={wordsIn(props.lang).wishes(nameAt(props.scene, props.seat))}
    >
      {props.scene.view.goods.map((good) => (
        <Wish key={good} {...props} good={good} />
      ))}
    </fieldset>
  );
}

interface ItemProps {
  readonly good: GoodName;
  readonly lang: Lang;
  onDrop(): void;
}
/** A good of the bargain; a click rubs it out. */
function Item({ good, lang, onDrop }: ItemProps): ReactNode {
  const title = goodTitle(good, lang);
  return (
    <button
      type="button"
      className="o-good o-item"
      data-good={good}
      aria-label={wordsIn(lang).rubOut(title)}
      onClick={onDrop}
    >
      <Icon name={art(good)} />
      <b>{title}</b>
      <Icon name="ui-close" />
    </button>
  );
}

function Sides({ scene, lang }: Props): ReactNode {
  const { pencil, toggle, drop } = use(WritingContext);
  const words = wordsIn(lang);
  const asked = pencil.ask.map((good, n) => ({ good, key: `${good} ${n}` }));
  return (
    <>
      <div className="o-pencil-side" data-place="pencil give">
        <h3 className="o-head">{words.youGive}</h3>
        {pencil.give.map((card) => (
          <Item key={card} good={goodOfCard(card)} lang={lang} onDrop={() => toggle(card)} />
        ))}
        {pencil.give.length === 0 ? <p className="o-none">{words.giveHint}</p> : null}
      </div>
      <Icon name={art('handshake')} />
      <div className="o-pencil-side">
        <h3 className="o-head">
          {pencil.to === null ? words.youGet : words.youGetFrom(nameAt(scene, pencil.to))}
        </h3>
        {asked.map(({ good, key }) => (
          <Item key={key} good={good} lang={lang} onDrop={() => drop(good)} />
        ))}
        {asked.length === 0 ? <p className="o-none">{words.getHint}</p> : null}
      </div>
    </>
  );
}

/** Ducats one way or the other; nobody pays more than they have. */
function Ducats({ scene, lang }: Props): ReactNode {
  const { pencil, write } = use(WritingContext);
  const words = wordsIn(lang);
  const purse = (seat: Seat | null): number => scene.view.merchants[seat ?? -1]?.purse ?? DEALS.mostDucats;
  const [least, most] = [0 - purse(pencil.to), purse(scene.viewer)];
  const pay = (n: number) => (): void => write({ ducats: Math.max(least, Math.min(most, n)) });
  return (
    <fieldset className="o-pay" data-note="deal">
      <legend className="o-head">{words.ducatsHead}</legend>
      <button
        type="button"
        className="o-toggle"
        aria-label={words.payLess}
        aria-disabled={pencil.ducats <= least}
        onClick={pay(pencil.ducats - 1)}
      >
        −
      </button>
      <output>
        <Icon name={art('ducat')} />
        <b>{Math.abs(pencil.ducats)}</b>
        <small>{pencil.ducats === 0 ? '' : pencil.ducats > 0 ? words.youPay : words.theyPay}</small>
      </output>
      <button
        type="button"
        className="o-toggle"
        aria-label={words.payMore}
        aria-disabled={pencil.ducats >= most}
        onClick={pay(pencil.ducats + 1)}
      >
        +
      </button>
    </fieldset>
  );
}

/** The picks of the bargain; null while it is none. */
function usePicks() {
  const { head, pencil } = use(WritingContext);
  const { to, give, ask } = pencil;
  if (head === null || to === null || give.length + ask.length === 0) return null;
  return picksOf({ ...pencil, to }, head).all;
}

interface LineButtonProps {
  readonly line: Sequence;
  readonly className: string;
  readonly icon: string;
  readonly text: string;
}
function LineButton({ line, className, icon, text }: LineButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`o-button ${className}`}
      data-state={line.isLegal ? 'legal' : 'refused'}
      aria-disabled={!line.isLegal}
      onClick={line.pick}
    >
      <Icon name={icon} />
      <b>{text}</b>
    </button>
  );
}

function Clear({ lang }: { lang: Lang }): ReactNode {
  const { write } = use(WritingContext);
  const { clear } = wordsIn(lang);
  return (
    <button
      type="button"
      className="o-button o-clear"
      data-state="legal"
      aria-label={clear}
      title={clear}
      onClick={() => write({ give: [], ask: [], ducats: 0 })}
    >
      <Icon name="ui-close" />
    </button>
  );
}

/** Send it as it is, or stop before sending and say something of the cards. */
function Ways({ scene, lang }: Props): ReactNode {
  const { pencil } = use(WritingContext);
  const words = wordsIn(lang);
  const picks = usePicks();
  const send = useSequence(picks);
  const say = useSequence(picks?.slice(0, -1) ?? null);
  if (picks === null) return <p className="o-said">{words.pencilHint}</p>;
  const isSaying = scene.view.freeClaims && pencil.give.length > 0;
  const terms = { ...pencil, from: scene.viewer ?? 0, to: pencil.to ?? 0, give: pencil.give.map(goodOfCard) };
  return (
    <footer>
      {send.why === null ? (
        <Said scene={scene} terms={terms} lang={lang} />
      ) : (
        <p className="o-said o-why" role="status">
          <Icon name="ui-why" /> {send.why.text} {send.why.rule}
        </p>
      )}
      <Clear lang={lang} />
      {isSaying ? (
        <LineButton line={say} className="o-say-first" icon="ui-chat" text={words.sayFirst} />
      ) : null}
      <LineButton line={send} className="o-go" icon="ui-mail" text={words.send(nameAt(scene, terms.to))} />
    </footer>
  );
}

/** The whole of it; nothing while no letter can be begun. */
export function Pencilled(props: Props): ReactNode {
  const { head, pencil } = use(WritingContext);
  if (head === null) return null;
  return (
    <section
      className="o-pencil"
      aria-label={wordsIn(props.lang).pencil}
      data-place="pencil"
      data-blank={pencil.give.length + pencil.ask.length === 0}
    >
      <div className="o-pencil-sides">
        <Sides {...props} />
        <Ducats {...props} />
      </div>
      <Ways {...props} />
    </section>
  );
}
