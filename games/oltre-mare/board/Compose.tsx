// A package being composed: what you give, ask for, pay and say. Nobody sees it before it is sent.
import { type BoardProps, Icon, SeatMark, seatMark, useTarget } from '@comptoir/board-kit';
import { figure, type Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { DEALS } from '../src/data/numbers.ts';
import { CARDS, type CardName } from '../src/names.ts';
import { DUCATS } from '../src/options.ts';
import type { OltreMare } from '../src/types.ts';
import type { DraftView } from '../src/views.ts';
import { art } from './art.ts';
import { GoodPick } from './CallSheet.tsx';
import { nameAt } from './facts.ts';
import { GoodsCard, TopCard } from './GoodsCard.tsx';
import { Act } from './parts.tsx';
import { Said } from './Said.tsx';
import { Say } from './Say.tsx';
import { wordsIn } from './words.ts';

type Props = BoardProps<OltreMare>;
interface PartProps {
  readonly props: Props;
  readonly draft: DraftView;
}
const STAGES = ['give', 'ask', 'ducats', 'word', 'state'] as const;
type Is = 'done' | 'now' | 'next' | 'later';
/** Where a part stands; the one that follows can be entered by a click. */
function stateOfPart(draft: DraftView, part: number): Is {
  const at = Math.min(3, STAGES.indexOf(draft.stage));
  if (part < at) return 'done';
  if (part === at) return 'now';
  return part === at + 1 && at < 2 ? 'next' : 'later';
}

interface FrameProps {
  readonly is: Is;
  readonly n: number;
  readonly title: string;
  readonly hint: string;
  readonly className: string;
  readonly lang: Lang;
  readonly children: ReactNode;
}
function Part({ is, n, title, hint, className, lang, children }: FrameProps): ReactNode {
  const { attributes, isLegal } = useTarget('done');
  const isOpen = is === 'next' && isLegal;
  return (
    <div
      className={`o-part ${className}`}
      data-is={is === 'next' && !isOpen ? 'later' : is}
      {...(is === 'next' ? attributes : {})}
    >
      <h3 className="o-head">
        <b>{n}</b> {title} <small>{hint}</small>
        {isOpen ? <i>{wordsIn(lang).next} ›</i> : null}
      </h3>
      {children}
    </div>
  );
}

function ghostOf(focus: Props['focus']): CardName | null {
  return focus?.verb === 'give' ? (CARDS.find((card) => card === focus.noun) ?? null) : null;
}

function Give({ props, draft }: PartProps): ReactNode {
  const { lang, focus } = props;
  const words = wordsIn(lang);
  const is = stateOfPart(draft, 0);
  const ghost = ghostOf(focus);
  const free = DEALS.mostCards - draft.cards.length - (ghost === null ? 0 : 1);
  const hint = is === 'now' ? words.pickInHand : words.ofMost(draft.cards.length, DEALS.mostCards);
  return (
    <Part is={is} n={1} title={words.youGive} hint={hint} className="o-give" lang={lang}>
      <div className="o-slots">
        {draft.cards.map((card) => (
          <div key={card} className="o-slot-card">
            <GoodsCard card={card} lang={lang} />
          </div>
        ))}
        {ghost === null ? null : (
          <div className="o-slot-card o-ghost">
            <GoodsCard card={ghost} lang={lang} />
          </div>
        )}
        {is === 'now'
          ? Array.from({ length: Math.max(0, free) }, (_, n) => n).map((n) => (
              <span key={n} className="o-slot" />
            ))
          : null}
      </div>
    </Part>
  );
}

function Ask({ props, draft }: PartProps): ReactNode {
  const { lang, scene } = props;
  const words = wordsIn(lang);
  return (
    <Part
      is={stateOfPart(draft, 1)}
      n={2}
      title={words.youAsk}
      hint={words.theyChoose}
      className="o-ask"
      lang={lang}
    >
      <div className="o-picks">
        {scene.view.goods.map((good) => (
          <GoodPick
            key={good}
            verb="ask"
            good={good}
            count={draft.ask.filter((one) => one === good).length}
            lang={lang}
          />
        ))}
      </div>
    </Part>
  );
}

const SUMS = DUCATS.map(({ noun }) => noun);

function Tick({ n, isAt, lang }: { n: number; isAt: boolean; lang: Lang }): ReactNode {
  const { attributes, state } = useTarget(`ducats ${n}`);
  const isShown = isAt || state === 'focus';
  const words = wordsIn(lang);
  return (
    <div className="o-tick" {...attributes} data-five={n % 5 === 0} data-at={isShown}>
      <i>
        {n < 0 ? '‹' : ''}
        {Math.abs(n)}
        {n > 0 ? '›' : ''}
      </i>
      {isShown ? (
        <b>
          <Icon name={art('ducat')} label={n < 0 ? words.theyPay : words.youPay} />
          {Math.abs(n)}
        </b>
      ) : null}
    </div>
  );
}

function Ducats({ props, draft }: PartProps): ReactNode {
  const { lang } = props;
  const words = wordsIn(lang);
  const is = stateOfPart(draft, 2);
  return (
    <Part is={is} n={3} title={words.ducatsHead} hint={words.mostDucats} className="o-ducats" lang={lang}>
      <div className="o-scale">
        <span>{words.theyPay}</span>
        <div>
          {SUMS.map((n) => (
            <Tick key={n} n={n} isAt={is === 'done' && draft.ducats === n} lang={lang} />
          ))}
        </div>
        <span>{words.youPay}</span>
      </div>
    </Part>
  );
}

function titleOf(draft: DraftView, name: string, lang: Lang): string {
  const { newOffer, newCounter, newProposal } = wordsIn(lang);
  return { offer: newOffer, counter: newCounter, proposal: newProposal }[draft.letter](name);
}

/** What is public of the one it goes to, while one thinks of a price. */
function Partner({ props, draft }: PartProps): ReactNode {
  const other = props.scene.view.merchants[draft.to];
  if (other === undefined) return null;
  return (
    <span className="o-partner" data-note={`merchant ${draft.to}`}>
      <TopCard card={other.top} lang={props.lang} />
      <Icon name="ui-hand" label={wordsIn(props.lang).facts.hand} />
      <b>{other.handSize}</b>
      <Icon name={art('ducat')} label={wordsIn(props.lang).facts.ducats} />
      <b>{figure(other.ducats)}</b>
    </span>
  );
}

export function Compose(props: Props): ReactNode {
  const { scene, lang } = props;
  const words = wordsIn(lang);
  const draft = scene.view.own?.draft;
  if (draft === null || draft === undefined) return null;
  const name = nameAt(scene, draft.to);
  return (
    <article
      className="o-sheet o-main o-compose"
      data-stage={draft.stage}
      data-seat={seatMark(draft.to)}
      data-place="compose"
    >
      <header>
        <SeatMark seat={draft.to} />
        <h2>{titleOf(draft, name, lang)}</h2>
        <Partner props={props} draft={draft} />
      </header>
      <div className="o-two">
        <Give props={props} draft={draft} />
        {scene.view.freeClaims ? <Say draft={draft} lang={lang} isFree={scene.view.hasTalk} /> : null}
      </div>
      <Ask props={props} draft={draft} />
      <Ducats props={props} draft={draft} />
      <footer>
        <Said scene={scene} terms={draft} lang={lang} />
        <Act name="decline" icon="ui-close" text={words.decline} />
        <Act name="pass" icon="ui-close" text={words.pass} />
        <Act name="send" icon="ui-mail" text={words.send(name)} isMain />
      </footer>
    </article>
  );
}
