// A letter on the desk: who gives what, what is certain and what is only said, and the answer.
import { type BoardProps, Icon, SeatMark, seatMark } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { type ReactNode, use } from 'react';
import type { GoodName, StatementName } from '../src/names.ts';
import type { Letter as Kind, OltreMare } from '../src/types.ts';
import type { LetterView } from '../src/views.ts';
import { art } from './art.ts';
import { cardsFor, nameAt, sidesFor } from './facts.ts';
import { Pencilled, Wishes } from './Pencilled.tsx';
import { Act, DucatChip, GoodChip } from './parts.tsx';
import { WritingContext } from './pencil.tsx';
import { Answered, AskAbout, Reply } from './Questions.tsx';
import { goodsSaid, wordsIn } from './words.ts';

type Scene = BoardProps<OltreMare>['scene'];
interface LetterProps {
  readonly scene: Scene;
  readonly kind: Kind;
  readonly letter: LetterView;
  readonly lang: Lang;
}

interface SideProps {
  readonly title: string;
  readonly goods: readonly GoodName[];
  readonly claims: readonly (StatementName | null)[] | null;
  readonly ducats: number;
  readonly under: string;
  readonly lang: Lang;
}

function Side({ title, goods, claims, ducats, under, lang }: SideProps): ReactNode {
  const items = goods.map((good, n) => ({ good, key: `${good} ${n}`, claim: claims?.[n] ?? null }));
  return (
    <div className="o-letter-side">
      <h3 className="o-head">{title}</h3>
      {items.map(({ good, key, claim }) => (
        <GoodChip key={key} good={good} claim={claim} lang={lang} {...(claims === null ? {} : { under })} />
      ))}
      {ducats > 0 ? <DucatChip n={ducats} lang={lang} /> : null}
      {goods.length === 0 && ducats <= 0 ? <p className="o-none">{wordsIn(lang).nothing}</p> : null}
    </div>
  );
}

function titleOf({ scene, kind, letter, lang }: LetterProps): string {
  const words = wordsIn(lang);
  const isMine = letter.from === scene.viewer;
  const name = nameAt(scene, isMine ? letter.to : letter.from);
  if (kind === 'offer') return isMine ? words.yourOffer(name) : words.offers(name);
  if (kind === 'counter') return isMine ? words.yourCounter(name) : words.counters(name);
  return isMine ? words.yourProposal : words.proposes(name);
}

/** Both sides of a bargain, from the viewer's where the viewer is part of it. */
export function Bargain({ scene, letter, lang }: Omit<LetterProps, 'kind'>): ReactNode {
  const words = wordsIn(lang);
  const { viewer } = scene;
  const isAuthor = viewer === letter.from;
  const isPart = isAuthor || viewer === letter.to;
  const sides = sidesFor(letter, isAuthor);
  const left = isPart ? words.youGet : words.gives(nameAt(scene, letter.from));
  const right = isPart ? words.youGive : words.gives(nameAt(scene, letter.to));
  const under = isAuthor ? words.yourWord : words.claimed;
  return (
    <div className="o-bargain">
      <Side
        title={left}
        goods={sides.gets}
        claims={isAuthor ? null : sides.getsClaims}
        ducats={-sides.pays}
        under={under}
        lang={lang}
      />
      <Icon name={art('handshake')} />
      <Side
        title={right}
        goods={sides.gives}
        claims={isAuthor ? sides.givesClaims : null}
        ducats={sides.pays}
        under={under}
        lang={lang}
      />
    </div>
  );
}

/** What the deal would change for the viewer, and the prestige it brings. */
function Effect({ scene, letter, lang }: Omit<LetterProps, 'kind'>): ReactNode {
  const words = wordsIn(lang);
  const { view, viewer } = scene;
  const own = view.merchants[viewer ?? -1];
  const after = letter.after[viewer === letter.from ? 0 : 1];
  const partner = letter.from === view.active ? letter.to : letter.from;
  const honoured = view.merchants[partner];
  if (own === undefined || (viewer !== letter.from && viewer !== letter.to)) return null;
  const prestige = view.honoured[partner]
    ? words.noPrestige(nameAt(scene, partner))
    : partner === viewer
      ? words.myPrestige
      : words.ifDeal(nameAt(scene, partner), honoured?.prestige ?? 0, honoured?.prestigeNext ?? 0);
  return (
    <p className="o-effect" data-note="deal">
      {words.effect(own.handSize, after.hand, own.ducats, after.ducats)} {prestige}
    </p>
  );
}

function Answers({ scene, kind, letter, lang }: LetterProps): ReactNode {
  const words = wordsIn(lang);
  const step = scene.decision?.at.step;
  if (step === 'fill')
    return (
      <p className="o-effect">
        <Icon name="ui-hand" /> {words.fillHead(goodsSaid(letter.ask, lang))}
      </p>
    );
  if (step === 'reply' && letter.from === scene.viewer) return <Reply scene={scene} lang={lang} />;
  const isAnswering = step === 'answerOffer' || step === 'answerCounter' || step === 'composeCounter';
  if (!isAnswering || letter.to !== scene.viewer)
    return kind === 'proposal' || !scene.view.waitingFor.includes(letter.to) ? null : (
      <p className="o-effect">
        <Icon name="ui-hourglass" /> {words.thinks(nameAt(scene, letter.to))}
      </p>
    );
  if (step === 'composeCounter') return null;
  return (
    <>
      <footer>
        <Act name="accept" icon="ui-confirm" text={words.accept} isMain />
        <Act name="decline" icon="ui-close" text={words.decline} />
        <Act name="counter" icon="ui-mail" text={words.counter} />
        {step === 'answerCounter' ? <small>{words.noFurther}</small> : null}
      </footer>
      <AskAbout letter={letter} lang={lang} isOpen={scene.view.hasTalk && scene.view.freeClaims} />
    </>
  );
}

/** A bargain of one's own instead, from nothing or from the letter turned round. */
function Instead({ scene, letter, lang }: LetterProps): ReactNode {
  const { head, write } = use(WritingContext);
  const words = wordsIn(lang);
  if (head !== 'counter' || letter.to !== scene.viewer) return null;
  const hand = scene.view.merchants[letter.to]?.hand ?? [];
  return (
    <section className="o-instead">
      <h3 className="o-head">
        {words.instead} <small>{words.insteadHint}</small>
        <button
          type="button"
          className="o-button"
          data-state="legal"
          onClick={() =>
            write({ give: cardsFor(letter.ask, hand), ask: letter.give, ducats: 0 - letter.ducats })
          }
        >
          <Icon name="ui-replay" />
          <b>{words.fromLetter}</b>
        </button>
      </h3>
      <Wishes scene={scene} lang={lang} seat={letter.from} />
      <Pencilled scene={scene} lang={lang} />
    </section>
  );
}

export function LetterSheet(props: LetterProps): ReactNode {
  const { letter } = props;
  return (
    <article className="o-sheet o-letter" data-seat={seatMark(letter.from)} data-place="letter">
      <header>
        <SeatMark seat={letter.from} />
        <h2>{titleOf(props)}</h2>
        <small className="o-certain" data-note="claim">
          {wordsIn(props.lang).guaranteed}
        </small>
      </header>
      <Bargain {...props} />
      <Answered letter={letter} lang={props.lang} />
      <Effect {...props} />
      <Answers {...props} />
      <Instead {...props} />
    </article>
  );
}
