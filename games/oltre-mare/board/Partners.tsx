// Trading, nothing written yet: with whom to deal, what lies open, whether to call.
import { type BoardProps, Icon, SeatMark, seatMark, useSessionState, useTarget } from '@comptoir/board-kit';
import { figure, type Lang, type Seat } from '@comptoir/kernel';
import { type ReactNode, use } from 'react';
import type { OltreMare } from '../src/types.ts';
import type { LetterView } from '../src/views.ts';
import { art } from './art.ts';
import { nameAt } from './facts.ts';
import { TopCard } from './GoodsCard.tsx';
import { Bargain } from './Letter.tsx';
import { Pencilled, Wishes } from './Pencilled.tsx';
import { WritingContext } from './pencil.tsx';
import { Answered, AskAbout, Reply } from './Questions.tsx';
import { goodTitle, wordsIn } from './words.ts';

type Props = BoardProps<OltreMare>;

function Pips({ count, most, lang }: { count: number; most: number; lang: Lang }): ReactNode {
  return (
    <span className="o-pips" role="img" aria-label={wordsIn(lang).failed(count, most)} data-note="failed">
      {Array.from({ length: most }, (_, n) => n).map((n) => (
        <i key={n} data-on={n < count} />
      ))}
    </span>
  );
}

function OpenLetter({ props, letter }: { props: Props; letter: LetterView }): ReactNode {
  const { scene, lang } = props;
  const { view } = scene;
  const { attributes } = useTarget(`take ${letter.from}`);
  return (
    <div className="o-open-letter" data-seat={seatMark(letter.from)} data-note="proposal">
      <h3>
        <SeatMark seat={letter.from} /> {wordsIn(lang).proposes(nameAt(scene, letter.from))}
      </h3>
      <Bargain scene={scene} letter={letter} lang={lang} />
      <div className="o-button o-go" {...attributes}>
        <Icon name={art('handshake')} />
        <b>{wordsIn(lang).take}</b>
      </div>
      <Answered letter={letter} lang={lang} />
      <AskAbout
        letter={letter}
        lang={lang}
        isOpen={view.hasTalk && view.freeClaims && view.active === scene.viewer}
      />
      {letter.from === scene.viewer ? <Reply scene={scene} lang={lang} /> : null}
    </div>
  );
}

/** What somebody said they would give: taken up with one press, ignored with another. */
function Wave({ props, seat }: { props: Props; seat: Seat }): ReactNode {
  const { scene, lang } = props;
  const { view, viewer } = scene;
  const { partners, wish } = use(WritingContext);
  const [ignored, ignore] = useSessionState(`ignored ${viewer} ${view.turn} ${seat}`, false, isFlag);
  const words = wordsIn(lang);
  const good = view.merchants[seat]?.wave ?? null;
  if (good === null || ignored) return null;
  const title = goodTitle(good, lang);
  return (
    <p className="o-wave" data-note="wave">
      <Icon name={art(good)} />
      <span>{words.wouldGive(title)}</span>
      {partners.includes(seat) ? (
        <>
          <button type="button" className="o-button" data-state="legal" onClick={() => wish(seat, good)}>
            <b>{words.askFor(title)}</b>
          </button>
          <button type="button" className="o-button" data-state="legal" onClick={() => ignore(true)}>
            {words.ignore}
          </button>
        </>
      ) : null}
    </p>
  );
}
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** How the words of somebody to the viewer turned out. */
function Words({ props, seat }: { props: Props; seat: Seat }): ReactNode {
  const { kept, broken } = props.scene.view.own?.words[seat] ?? { kept: 0, broken: 0 };
  if (kept + broken === 0) return null;
  return <span className="o-words">{wordsIn(props.lang).wordsKept(kept, broken)}</span>;
}

function Partner({ props, seat }: { props: Props; seat: Seat }): ReactNode {
  const { scene, lang } = props;
  const { view } = scene;
  const { attributes, isLegal } = useTarget(`offer ${seat}`);
  const merchant = view.merchants[seat];
  const { pencil } = use(WritingContext);
  const words = wordsIn(lang);
  if (merchant === undefined) return null;
  return (
    <section className="o-partner-tile" data-seat={seatMark(seat)} data-to={pencil.to === seat}>
      <div className="o-offer" {...attributes} data-note={`merchant ${seat}`}>
        <h3>
          <SeatMark seat={seat} />
          <span className="k-player-name">{nameAt(scene, seat)}</span>
          {isLegal ? <Icon name="ui-mail" label={words.stepByStep} /> : null}
          <Pips count={view.failed[seat] ?? 0} most={view.mostFailed} lang={lang} />
        </h3>
        <p>
          <TopCard card={merchant.top} lang={lang} />
          <span>
            <Icon name="ui-hand" label={words.facts.hand} /> {merchant.handSize}
          </span>
          <span>
            <Icon name={art('ducat')} label={words.facts.ducats} /> {figure(merchant.ducats)}
          </span>
          <span>
            <Icon name={art('prestige')} label={words.facts.prestige} /> {merchant.prestige}
            {view.honoured[seat] ? <Icon name="ui-confirm" label={words.honoured} /> : null}
          </span>
          <Words props={props} seat={seat} />
        </p>
      </div>
      <Wishes scene={scene} lang={lang} seat={seat} />
      <Wave props={props} seat={seat} />
    </section>
  );
}

export function Bell(props: Props): ReactNode {
  const { attributes } = useTarget('call');
  const words = wordsIn(props.lang);
  return (
    <div className="o-bell" {...attributes} data-note="call">
      <Icon name="ui-bell" />
      <span>
        <b>{words.callAll}</b>
        <small>{props.scene.view.hasCalled ? words.called : words.callHint}</small>
      </span>
    </div>
  );
}

export function Partners(props: Props): ReactNode {
  const { scene, lang } = props;
  const { view } = scene;
  const words = wordsIn(lang);
  const count = view.merchants.length;
  const isMine = view.active === scene.viewer;
  const seats = Array.from({ length: count - 1 }, (_, n) => (view.active + 1 + n) % count);
  return (
    <article className="o-sheet o-main" data-place="partners">
      <header>
        <Icon name={art('handshake')} />
        <h2>{isMine ? words.whom : words.waitingFor(nameAt(scene, view.active))}</h2>
        <small>{isMine ? words.whomHint : words.quiet}</small>
      </header>
      <div className="o-partners" data-count={seats.length}>
        {seats.map((seat) => (
          <Partner key={seat} props={props} seat={seat} />
        ))}
      </div>
      <Pencilled scene={scene} lang={lang} />
      <div className="o-open-letters">
        {view.proposals.map((letter) =>
          letter === null ? null : <OpenLetter key={letter.from} props={props} letter={letter} />,
        )}
      </div>
    </article>
  );
}
