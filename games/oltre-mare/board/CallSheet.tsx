// The call: goods wanted and had, sealed answers as envelopes.
import { type BoardProps, Drawn, Icon, seatMark, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { type ReactNode, use } from 'react';
import type { GoodName } from '../src/names.ts';
import type { OltreMare } from '../src/types.ts';
import { art } from './art.ts';
import { nameAt } from './facts.ts';
import { Pencilled, Wishes } from './Pencilled.tsx';
import { Act, Short } from './parts.tsx';
import { WritingContext } from './pencil.tsx';
import { goodTitle, wordsIn } from './words.ts';

type Props = BoardProps<OltreMare>;

interface PickProps {
  readonly verb: 'ask' | 'want' | 'have';
  readonly good: GoodName;
  readonly count: number;
  readonly lang: Lang;
}

/** A good to be named; the badge counts how often it was. */
export function GoodPick({ verb, good, count, lang }: PickProps): ReactNode {
  const { attributes, state } = useTarget(`${verb} ${good}`);
  const shown = state === 'focus' ? count + 1 : count;
  return (
    <div className="o-pick" {...attributes} data-good={good} data-on={count > 0} data-note={`good ${good}`}>
      <Icon name={art(good)} />
      <span>{goodTitle(good, lang)}</span>
      {shown === 0 ? null : <em>{shown}</em>}
    </div>
  );
}

interface RowProps {
  readonly scene: Props['scene'];
  readonly verb: 'want' | 'have';
  readonly picked: readonly GoodName[];
  readonly lang: Lang;
  readonly number: number;
}

function CallRow({ scene, verb, picked, lang, number }: RowProps): ReactNode {
  const words = wordsIn(lang);
  const step = useTarget('done');
  const isNext = verb === 'have' && step.isLegal;
  return (
    <div className="o-part" data-is={isNext ? 'next' : 'now'} {...(isNext ? step.attributes : {})}>
      <h3 className="o-head">
        <b>{number}</b> {verb === 'want' ? words.wantRow : words.haveRow}
        <small>{isNext ? `${words.next} ›` : verb === 'have' ? words.haveHint : ''}</small>
      </h3>
      <div className="o-picks">
        {scene.view.goods.map((good) => (
          <GoodPick key={good} verb={verb} good={good} count={picked.includes(good) ? 1 : 0} lang={lang} />
        ))}
      </div>
    </div>
  );
}

export function ComposeCall({ scene, lang }: Props): ReactNode {
  const words = wordsIn(lang);
  const draft = scene.view.own?.callDraft;
  if (draft === null || draft === undefined) return null;
  return (
    <article className="o-sheet o-main" data-place="call">
      <header>
        <Icon name="ui-bell" />
        <h2>{words.callHead}</h2>
      </header>
      <CallRow scene={scene} verb="want" picked={draft.want} lang={lang} number={1} />
      <CallRow scene={scene} verb="have" picked={draft.have} lang={lang} number={2} />
      <p className="o-effect">{words.sealedRule} R-6.15</p>
      <footer>
        <span className="o-said">
          {words.want} <Short goods={draft.want} ducats={0} lang={lang} /> · {words.have}{' '}
          <Short goods={draft.have} ducats={0} lang={lang} />
        </span>
        <Act name="send" icon="ui-bell" text={words.sendCall} isMain />
      </footer>
    </article>
  );
}

function Envelope({
  scene,
  seat,
  isIn,
  lang,
}: {
  scene: Props['scene'];
  seat: Seat;
  isIn: boolean;
  lang: Lang;
}): ReactNode {
  const words = wordsIn(lang);
  return (
    <figure data-seat={seatMark(seat)} data-in={isIn} data-place={`envelope ${seat}`}>
      <svg viewBox="0 0 120 78" aria-hidden="true">
        <rect className="o-paper" x="2" y="2" width="116" height="74" rx="3" />
        <path className="o-fold" d="M2 4L60 44 118 4M2 74L44 34M118 74L76 34" />
        {isIn ? (
          <g className="o-wax" transform="translate(60 40)">
            <circle r="19" />
            <circle r="14" />
          </g>
        ) : null}
        <Drawn name="seat-mark" x={49} y={29} width={22} />
      </svg>
      <figcaption>
        <b>{nameAt(scene, seat)}</b> {isIn ? words.sealed : words.writing}
      </figcaption>
    </figure>
  );
}

/** What the viewer would propose, in pencil. */
function Proposal({ scene, lang }: Pick<Props, 'scene' | 'lang'>): ReactNode {
  const { head } = use(WritingContext);
  const words = wordsIn(lang);
  const { active } = scene.view;
  if (head !== 'propose') return null;
  return (
    <section className="o-instead">
      <h3 className="o-head">
        {words.newProposal(nameAt(scene, active))} <small>{words.insteadHint}</small>
      </h3>
      <Wishes scene={scene} lang={lang} seat={active} />
      <Pencilled scene={scene} lang={lang} />
    </section>
  );
}

/** A call that waits for its answers. */
export function CallSheet({ scene, lang }: Props): ReactNode {
  const words = wordsIn(lang);
  const { view, viewer } = scene;
  const { call } = view;
  if (call === null) return null;
  const others = view.merchants.map((_, seat) => seat).filter((seat) => seat !== view.active);
  return (
    <article className="o-sheet o-call" data-place="call" data-note="call">
      <header>
        <Icon name="ui-bell" />
        <h2>{view.active === viewer ? words.yourCall : words.callOf(nameAt(scene, view.active))}</h2>
      </header>
      <p className="o-said">
        {words.want} <Short goods={call.want} ducats={0} lang={lang} /> · {words.have}{' '}
        <Short goods={call.have} ducats={0} lang={lang} />
      </p>
      <div className="o-envelopes">
        {others.map((seat) => (
          <Envelope
            key={nameAt(scene, seat) + String(seat)}
            scene={scene}
            seat={seat}
            isIn={call.answered[seat] === true}
            lang={lang}
          />
        ))}
      </div>
      <p className="o-effect">
        <Icon name="ui-lock" /> {words.sealedRule} R-6.15
      </p>
      {view.own?.draft === null ? (
        <footer>
          <Act name="propose" icon="ui-mail" text={words.propose} isMain />
          <Act name="pass" icon="ui-close" text={words.pass} />
        </footer>
      ) : null}
      <Proposal scene={scene} lang={lang} />
    </article>
  );
}
