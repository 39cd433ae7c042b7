// What the coach's dock consists of: goal, steps, what is said, what a pick is compared with.
import { type BoardModule, type ButtonContent, Icon, type Scene } from '@comptoir/board-kit';
import type { Lang, LessonMoment, LessonRun, LoadedGame, Option, RuleId } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LessonHost } from './LessonHost.ts';
import { learnWords } from './words.ts';

export interface CoachProps {
  readonly host: LessonHost;
  readonly run: LessonRun;
  readonly entry: LoadedGame;
  readonly board: BoardModule;
  readonly lang: Lang;
  /** The game's title, and which lesson of how many. */
  readonly title: string;
  readonly number: number;
  readonly count: number;
  /** The moves of others are still being shown. */
  readonly isBehind: boolean;
  readonly isSmall: boolean;
  rulesHref(rule: RuleId): string;
  onPlay(): void;
}

/** An option of this run as its button in the bar. */
function buttonOf({ entry, board, lang, host }: CoachProps, run: LessonRun, option: Option): ButtonContent {
  const { lesson, match } = run;
  const scene: Scene = {
    game: entry.game.id,
    players: host.players(),
    ...match.sceneFor(lesson.seat),
  };
  return board.button(option, scene, lang);
}

function Rule({ id, props }: { readonly id: RuleId; readonly props: CoachProps }): ReactNode {
  return (
    <Link className="l-rule" href={props.rulesHref(id)} aria-label={learnWords(props.lang).rule(id)}>
      {id}
    </Link>
  );
}

export function Goal({ run, lang, isSmall }: CoachProps): ReactNode {
  const words = learnWords(lang);
  const { goal, pieces = [] } = run.lesson;
  const reached = run.moment.reached ?? 0;
  return (
    <div className="l-goal">
      <b>{words.goal}</b>
      {run.at === 0 || pieces.length === 0 || isSmall ? <span>{goal[lang]}</span> : null}
      {pieces.length === 0 ? null : (
        <span
          className="l-pieces"
          role="img"
          aria-label={`${goal[lang]} ${words.reached(reached, pieces.length)}`}
        >
          {pieces.map((icon, n) => (
            <span key={`${icon} ${pieces.indexOf(icon, n)} ${n}`} data-reached={n < reached}>
              <Icon name={icon} />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

export function Steps({
  at,
  run,
  lang,
}: {
  readonly at: number;
  readonly run: LessonRun;
  readonly lang: Lang;
}) {
  const { moments } = run.lesson;
  return (
    <div className="l-steps">
      <b>{learnWords(lang).progress(at + 1, moments.length)}</b>
      <span aria-hidden="true">
        {moments.map(({ title }, n) => (
          <i key={title.en} data-state={n < at ? 'done' : n === at ? 'now' : 'later'} />
        ))}
      </span>
    </div>
  );
}

function Known({ moment, props }: { readonly moment: LessonMoment; readonly props: CoachProps }) {
  if (moment.known === undefined) return null;
  return (
    <ul className="l-known">
      {moment.known.map(({ text, rule }) => (
        <li key={text.en}>
          <Icon name="ui-confirm" />
          <span>
            {text[props.lang]} <Rule id={rule} props={props} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The pick that was made beside the lesson's own, each with what it costs. */
function Compared(props: CoachProps): ReactNode {
  const { run, lang } = props;
  const { answer, strayed, parted } = run;
  if (answer === null || strayed === null || parted === null) return null;
  const before = run.rejoin();
  const rows = [
    ['yours', buttonOf(props, before, strayed), answer.yours[lang]],
    ['ours', buttonOf(props, before, parted), answer.ours[lang]],
  ] as const;
  return (
    <ul className="l-compared">
      {rows.map(([whose, button, cost]) => (
        <li key={whose} data-whose={whose}>
          {button.icon === undefined ? <span /> : <Icon name={button.icon} />}
          <span>
            <b>
              {button.title}
              {whose === 'yours' ? <em>{learnWords(lang).yours}</em> : null}
            </b>
            {cost}
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface SaidProps {
  readonly props: CoachProps;
  /** The moment that is read again; null: the one that is due. */
  readonly again: number | null;
  readonly isWhy: boolean;
}

/** The moment that is spoken of. */
const momentAt = (run: LessonRun, again: number | null): LessonMoment =>
  (again === null ? undefined : run.lesson.moments[again]) ?? run.moment;

export const isWatching = ({ run, isBehind }: CoachProps): boolean =>
  run.mode === 'way' && (isBehind || run.reply !== null);

/** The match has left the lesson before its end; after its last words one simply plays on. */
export const isAway = (run: LessonRun): boolean => run.mode === 'free' && !run.isLast;

export function titleOf(props: CoachProps, again: number | null): string {
  const { run, lang, host } = props;
  const words = learnWords(lang);
  if (again !== null) return momentAt(run, again).title[lang];
  if (run.mode === 'strayed') return run.answer?.title[lang] ?? '';
  if (isAway(run)) return words.free;
  return isWatching(props) ? words.watch(host.opponents()) : run.moment.title[lang];
}

/** From how many picks of one's own the way back to the first of them is offered. */
const MANY_KEPT = 2;
function Restart({ run, host, lang }: CoachProps): ReactNode {
  const words = learnWords(lang);
  if (run.kept < MANY_KEPT || run.mode === 'strayed') return null;
  return (
    <p className="l-kept">
      {words.keptTwice}{' '}
      <button type="button" onClick={() => host.restart()}>
        {words.restart}
      </button>
    </p>
  );
}

export function Said({ props, again, isWhy }: SaidProps): ReactNode {
  const { run, lang } = props;
  const words = learnWords(lang);
  const moment = momentAt(run, again);
  if (again === null && run.mode === 'strayed')
    return (
      <>
        <p>{run.answer?.text[lang]}</p>
        <Compared {...props} />
      </>
    );
  if (again === null && isAway(run))
    return (
      <>
        <p>{words.freeSays}</p>
        <Restart {...props} />
      </>
    );
  if (again === null && isWatching(props)) return null;
  const { due } = run;
  return (
    <>
      {again === null && run.fine !== null ? <p className="l-fine">{run.fine[lang]}</p> : null}
      <p>{moment.text[lang]}</p>
      {isWhy && moment.why !== undefined ? (
        <p className="l-why">
          {moment.why[lang]} {moment.rule === undefined ? null : <Rule id={moment.rule} props={props} />}
        </p>
      ) : null}
      <Known moment={moment} props={props} />
      {again === null ? <Restart {...props} /> : null}
      {again === null && due !== null && moment.isAlone !== true ? (
        <p className="hidden-words">{words.target(buttonOf(props, run, due).title)}</p>
      ) : null}
    </>
  );
}
