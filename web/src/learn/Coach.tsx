// What the coach says: docked in the side column, on a small screen a strip over the table. Never over what can be chosen.
import { Icon, nameOf } from '@comptoir/board-kit';
import type { Lang, LessonRun } from '@comptoir/kernel';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useKeys } from '../table/useKeys.ts';
import { CoachActs } from './CoachActs.tsx';
import { type CoachProps, Goal, isWatching, Said, Steps, titleOf } from './coach-parts.tsx';
import { Keeper } from './Keeper.tsx';
import { Ring } from './Ring.tsx';
import { learnWords } from './words.ts';

function ringOf(run: LessonRun, isHelped: boolean): readonly string[] {
  if (run.mode !== 'way' || run.reply !== null) return [];
  const { due, moment } = run;
  if (due === null) return moment.ring ?? [];
  return moment.isAlone === true && !isHelped ? [] : [nameOf(due)];
}

/** Who speaks, of which lesson; on a small screen what it is about and how far one is. */
function Head({ props, children }: { readonly props: CoachProps; readonly children: ReactNode }): ReactNode {
  const { run, lang, title, number, count, isSmall } = props;
  const words = learnWords(lang);
  return (
    <header className="l-top">
      <Keeper />
      <div>
        {isSmall ? (
          children
        ) : (
          <>
            <h2>{run.lesson.title[lang]}</h2>
            <small>{words.place(title, number, count)}</small>
          </>
        )}
      </div>
      <Link className="l-leave" href="/learn" aria-label={words.leave}>
        {isSmall ? <Icon name="ui-close" /> : words.leave}
      </Link>
    </header>
  );
}

interface Help {
  readonly isShown: boolean;
  readonly isWhy: boolean;
  readonly isGoal: boolean;
}
const NO_HELP: Help = { isShown: false, isWhy: false, isGoal: false };

/** What was asked for at this moment, and which moment is read again; both end with it. */
function useHelp(run: LessonRun) {
  const [again, setAgain] = useState<number | null>(null);
  const [help, setHelp] = useState(NO_HELP);
  const here = `${run.at} ${run.mode}`;
  const [seen, setSeen] = useState(here);
  if (seen !== here) {
    setSeen(here);
    setAgain(null);
    setHelp(NO_HELP);
  }
  return { again, setAgain, help, setHelp };
}

/** How far one is, and a way to read the step before again. */
function Row({ shown, run, lang, onBack }: { shown: number; run: LessonRun; lang: Lang; onBack(): void }) {
  const words = learnWords(lang);
  return (
    <div className="l-row">
      <button
        type="button"
        className="l-back"
        aria-label={words.back}
        title={words.back}
        disabled={shown === 0}
        onClick={onBack}
      >
        ‹
      </button>
      <Steps at={shown} run={run} lang={lang} />
    </div>
  );
}

export function Coach(props: CoachProps): ReactNode {
  const { run, host, lang, isSmall } = props;
  const words = learnWords(lang);
  const dock = useRef<HTMLElement>(null);
  const { again, setAgain, help, setHelp } = useHelp(run);
  const show = (): void => {
    setHelp({ ...help, isShown: true });
    host.show();
  };
  const why = (): void => {
    const rule = dock.current?.querySelector<HTMLAnchorElement>('.l-reason');
    if (rule) rule.click();
    else setHelp({ ...help, isWhy: !help.isWhy });
  };
  useKeys(
    {
      l: () => dock.current?.focus(),
      s: show,
      w: why,
      ...(run.isReading && !run.isLast ? { Enter: () => host.next() } : {}),
    },
    { isFirst: true },
  );
  const shown = again ?? run.at;
  const isElsewhere = again !== null || isWatching(props);
  const steps = <Row shown={shown} run={run} lang={lang} onBack={() => setAgain(Math.max(0, shown - 1))} />;
  const title = <h3>{titleOf(props, again)}</h3>;
  return (
    <section
      ref={dock}
      className="l-dock"
      data-small={isSmall}
      data-last={run.isLast}
      data-due={run.due === null ? undefined : nameOf(run.due)}
      data-picks={run.picks.length}
      tabIndex={-1}
      aria-label={words.coach}
      aria-live="polite"
    >
      <Head props={props}>
        {title}
        {steps}
      </Head>
      {!isSmall || help.isGoal ? <Goal {...props} /> : null}
      {isSmall ? null : steps}
      <div className="l-say">
        {isSmall ? null : title}
        <Said props={props} again={again} isWhy={help.isWhy} />
      </div>
      <div className="l-acts">
        <CoachActs
          props={props}
          again={again}
          isWhy={help.isWhy}
          isWhyOpen={help.isWhy}
          onShow={show}
          onWhy={why}
          onForth={() => setAgain(null)}
        />
        {isSmall && run.mode === 'way' && !run.isLast ? (
          <button
            type="button"
            className="l-act"
            aria-expanded={help.isGoal}
            onClick={() => setHelp({ ...help, isGoal: !help.isGoal })}
          >
            <Icon name="ui-learn" /> {words.goal}
          </button>
        ) : null}
      </div>
      <Ring
        names={isElsewhere ? [] : ringOf(run, help.isShown)}
        next={isElsewhere || run.due === null ? null : (run.moment.next ?? null)}
      />
    </section>
  );
}
