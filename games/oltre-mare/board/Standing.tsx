// Standing answers: what a player wants answered without being asked each time. Each is an ordinary pick of theirs.
import { type BoardProps, Icon, useDeviceState, useSequence } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { createContext, type ReactNode, use, useEffect } from 'react';
import './talk.css';
import type { OltreMare, OltreMareOption } from '../src/types.ts';
import { wordsIn } from './words.ts';

type Scene = BoardProps<OltreMare>['scene'];
/** */
interface Standing {
  readonly passesCalls: boolean;
  /** All offers of this turn are declined; null: of none. */
  readonly declinesIn: number | null;
  /** A card is not sold for fewer ducats; 0: any price is looked at. */
  readonly floor: number;
  readonly saysNothing: boolean;
}
const NONE: Standing = { passesCalls: false, declinesIn: null, floor: 0, saysNothing: false };
const HIGHEST_FLOOR = 9;

interface Kept {
  readonly standing: Standing;
  keep(change: Partial<Standing>): void;
}
const StandingContext = createContext<Kept>({ standing: NONE, keep() {} });

function isStanding(value: unknown): value is Standing {
  if (typeof value !== 'object' || value === null) return false;
  const found: Partial<Record<keyof Standing, unknown>> = value;
  return (
    typeof found.passesCalls === 'boolean' &&
    (found.declinesIn === null || typeof found.declinesIn === 'number') &&
    typeof found.floor === 'number' &&
    typeof found.saysNothing === 'boolean'
  );
}

/** What the player has said they would answer here; null: nothing, they are asked. */
export function standingAnswer(standing: Standing, { view, decision }: Scene): OltreMareOption | null {
  switch (decision?.at.step) {
    case 'answerCall':
      return standing.passesCalls && (view.own?.draft ?? null) === null ? { verb: 'pass' } : null;
    case 'answerOffer':
      return standing.declinesIn === view.turn || isBelow(standing.floor, view.offer)
        ? { verb: 'decline' }
        : null;
    case 'wave':
      return standing.saysNothing ? { verb: 'quiet' } : null;
    default:
      return null;
  }
}
/** A plain sale for fewer ducats a card than wanted; exchanges are always shown. */
function isBelow(floor: number, offer: Scene['view']['offer']): boolean {
  if (offer === null || offer.give.length > 0 || offer.ask.length === 0) return false;
  return offer.ducats < floor * offer.ask.length;
}

/** Keeps them for this table and seat on this device, until the game is over, and gives them when they are due. */
export function StandingFrame({ scene, children }: { scene: Scene; children: ReactNode }): ReactNode {
  const [standing, setStanding] = useDeviceState(`standing ${scene.viewer}`, NONE, isStanding);
  const answer = standingAnswer(standing, scene);
  const { isLegal, pick } = useSequence(answer === null ? null : [answer]);
  useEffect(() => {
    if (isLegal) pick();
  }, [isLegal, pick]);
  const isOver = scene.view.result !== null && standing !== NONE;
  useEffect(() => {
    if (isOver) setStanding(NONE);
  });
  const keep = (change: Partial<Standing>): void => setStanding({ ...standing, ...change });
  return <StandingContext value={{ standing, keep }}>{children}</StandingContext>;
}

function Check({ text, isOn, onChange }: { text: string; isOn: boolean; onChange(): void }): ReactNode {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={onChange} /> {text}
    </label>
  );
}

function Floor({ lang }: { lang: Lang }): ReactNode {
  const { standing, keep } = use(StandingContext);
  const { floor } = standing;
  const words = wordsIn(lang);
  const set = (n: number) => (): void => keep({ floor: Math.max(0, Math.min(HIGHEST_FLOOR, n)) });
  return (
    <p className="o-floor">
      <span>{floor === 0 ? words.anyPrice : words.notBelow(floor)}</span>
      <button type="button" className="o-toggle" aria-label={words.floorLess} onClick={set(floor - 1)}>
        −
      </button>
      <button type="button" className="o-toggle" aria-label={words.floorMore} onClick={set(floor + 1)}>
        +
      </button>
    </p>
  );
}

/** Where they are set, at any time; nobody else sees them. */
export function StandingAnswers({ scene, lang }: Pick<BoardProps<OltreMare>, 'scene' | 'lang'>): ReactNode {
  const { standing, keep } = use(StandingContext);
  const words = wordsIn(lang);
  const { view } = scene;
  if (scene.viewer === null || view.result !== null) return null;
  const { passesCalls, declinesIn, floor, saysNothing } = standing;
  const declines = declinesIn === view.turn;
  const count = [passesCalls, declines, floor > 0, saysNothing].filter(Boolean).length;
  return (
    <details className="o-standing">
      <summary>
        <Icon name="ui-lock" /> {words.standing} {count === 0 ? null : <b>{count}</b>}
      </summary>
      <small>{words.standingHint}</small>
      <Check text={words.passCalls} isOn={passesCalls} onChange={() => keep({ passesCalls: !passesCalls })} />
      <Check
        text={words.declineNow}
        isOn={declines}
        onChange={() => keep({ declinesIn: declines ? null : view.turn })}
      />
      {view.hasTalk ? (
        <Check
          text={words.neverWave}
          isOn={saysNothing}
          onChange={() => keep({ saysNothing: !saysNothing })}
        />
      ) : null}
      <Floor lang={lang} />
    </details>
  );
}
