// comptoir lessons: a lesson in the terminal, with the coach's words, the picks to make and the way back.
import { createInterface, type Interface } from 'node:readline/promises';
import { boxOf, titleOf } from '@comptoir/catalogue';
import {
  type Kinds,
  type Lang,
  type Lesson,
  LessonRun,
  type LoadedGame,
  type Option,
  type Seat,
  toldTo,
  type Words,
  writeOption,
} from '@comptoir/kernel';
import { languageFrom } from '../language.ts';
import { WORDS } from '../texts.ts';
import { gameNamed, readArguments, UsageError } from '../usage.ts';

const SAYS = {
  en: {
    goal: 'Goal',
    goOn: 'Enter to go on, q',
    ask: (n: number) => `1–${n}, s show me, w why, u undo, q`,
    stray: 'u takes it back, k keeps it, q',
    show: 'The lesson picks:',
    free: 'What the lesson says no longer fits this table: back where you left it.',
    done: 'You know now:',
  },
  fr: {
    goal: 'But',
    goOn: 'Entrée pour continuer, q',
    ask: (n: number) => `1–${n}, s montrer, w pourquoi, u annuler, q`,
    stray: 'u l’annule, k le maintient, q',
    show: 'La leçon joue :',
    free: 'La leçon ne va plus avec cette table : retour là où vous l’avez quittée.',
    done: 'Vous savez maintenant :',
  },
} as const;

interface Terminal {
  readonly entry: LoadedGame;
  readonly lang: Lang;
  ask(question: string): Promise<string | null>;
}

const whoIn =
  ({ names, seat: you }: Lesson, lang: Lang) =>
  (seat: Seat): string =>
    seat === you ? WORDS[lang].you : (names[seat] ?? '');

function labelOf(t: Terminal, { lesson, match }: LessonRun, option: Option): string {
  const { view, decision } = match.sceneFor(lesson.seat);
  const say = t.entry.texts[t.lang].options[option.verb];
  const at = decision?.at ?? { step: '', seats: [] };
  return say?.(option, at, view, whoIn(lesson, t.lang)) ?? writeOption(option);
}

function tell(t: Terminal, { lesson, match }: LessonRun): void {
  if (match.applied === null) return;
  const { events: say } = t.entry.texts[t.lang];
  for (const event of toldTo(match.applied, lesson.seat).flatMap(({ events }) => events)) {
    const text = say[event.kind]?.(event, whoIn(lesson, t.lang)) ?? '';
    if (text !== '') console.log(`  · ${text}`);
  }
}

function showMoment(t: Terminal, run: LessonRun): void {
  const { lesson, moment, at, fine } = run;
  const said = (words: Words | null | undefined): string => words?.[t.lang] ?? '';
  if (fine !== null) console.log(`\n${said(fine)}`);
  console.log(`\n${at + 1}/${lesson.moments.length}  ${said(moment.title)}\n${said(moment.text)}`);
  if (moment.known !== undefined) console.log(SAYS[t.lang].done);
  for (const { text, rule } of moment.known ?? []) console.log(`  ✓ ${said(text)} (${rule})`);
}

function showOptions(t: Terminal, run: LessonRun): readonly Option[] {
  const { lesson, match, decision } = run;
  const { view } = match.sceneFor(lesson.seat);
  console.log(`\n${t.entry.texts[t.lang].sketch(view, whoIn(lesson, t.lang))}\n`);
  const options: readonly Kinds['Option'][] = decision?.options ?? [];
  options.forEach((option, n) => {
    console.log(`${String(n + 1).padStart(4)}  ${labelOf(t, run, option)}`);
  });
  return options;
}

/** A pick that led away: said what it means, then taken back or kept. */
async function settle(t: Terminal, run: LessonRun): Promise<LessonRun | null> {
  const { answer, strayed, parted } = run;
  if (answer !== null && strayed !== null && parted !== null) {
    const before = run.rejoin();
    console.log(`\n${answer.title[t.lang]}\n${answer.text[t.lang]}`);
    console.log(`  ${labelOf(t, before, strayed)} — ${answer.yours[t.lang]}`);
    console.log(`  ${labelOf(t, before, parted)} — ${answer.ours[t.lang]}`);
  }
  const word = await t.ask(`${SAYS[t.lang].stray} > `);
  if (word === null || word === 'q') return null;
  return word === 'k' ? run.keep() : run.rejoin();
}

function picked(t: Terminal, run: LessonRun, option: Option): LessonRun {
  const next = run.pick(option);
  if (next instanceof LessonRun) {
    tell(t, next);
    return next;
  }
  console.log(WORDS[t.lang].noSuch);
  return run;
}

/** One word of the learner, who decides. */
async function decide(t: Terminal, run: LessonRun): Promise<LessonRun | null> {
  const options = showOptions(t, run);
  for (;;) {
    const word = await t.ask(`${SAYS[t.lang].ask(options.length)} > `);
    const chosen = options[Number(word) - 1];
    if (word === null || word === 'q') return null;
    if (chosen !== undefined) return picked(t, run, chosen);
    if (word === 'u') return run.undo() ?? run;
    if (word === 's' && run.due !== null) console.log(`${SAYS[t.lang].show} ${labelOf(t, run, run.due)}`);
    else if (word === 'w')
      console.log(`${run.moment.why?.[t.lang] ?? run.moment.text[t.lang]} ${run.moment.rule ?? ''}`);
    else console.log(WORDS[t.lang].noSuch);
  }
}

/** One step of the lesson; null when the learner leaves. */
async function step(t: Terminal, run: LessonRun): Promise<LessonRun | null> {
  if (run.mode === 'strayed') return settle(t, run);
  if (run.mode === 'free') {
    console.log(SAYS[t.lang].free);
    return run.rejoin();
  }
  if (run.reply !== null) {
    const next = run.answered(run.reply);
    tell(t, next);
    return next;
  }
  if (!run.isReading) return decide(t, run);
  const word = await t.ask(`${SAYS[t.lang].goOn} > `);
  return word === null || word === 'q' ? null : run.next();
}

async function playLesson(t: Terminal, lesson: Lesson): Promise<void> {
  let run: LessonRun | null = LessonRun.start(t.entry.game, lesson);
  console.log(`${SAYS[t.lang].goal}: ${lesson.goal[t.lang]}`);
  for (let shown = -1; run !== null; run = await step(t, run)) {
    if (run.at !== shown) showMoment(t, run);
    shown = run.at;
    if (run.isLast && run.mode === 'way') return;
  }
}

function terminalOn(lines: Interface): (question: string) => Promise<string | null> {
  const given = lines[Symbol.asyncIterator]();
  return async (question) => {
    process.stdout.write(question);
    const next = await given.next();
    return next.done === true ? null : next.value.trim();
  };
}

export async function lessons(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['lesson', 'lang']);
  const entry = await gameNamed(given.words[0]);
  const lang = languageFrom(given.text('lang'));
  const { id } = entry.game;
  const course = await boxOf(id)?.loadCourse?.();
  if (course === undefined) throw new UsageError(`${titleOf(id, lang)} has no lessons yet.`);
  if (given.text('lesson') === undefined) {
    course.lessons.forEach(({ title, minutes }, n) => {
      console.log(`${String(n + 1).padStart(4)}  ${title[lang]} (${minutes} min)`);
    });
    return 0;
  }
  const lesson = await course.lessons[given.count('lesson', 1) - 1]?.load();
  if (lesson === undefined) throw new UsageError(`--lesson is 1 to ${course.lessons.length}.`);
  const lines = createInterface({ input: process.stdin, terminal: false });
  await playLesson({ entry, lang, ask: terminalOn(lines) }, lesson);
  lines.close();
  return 0;
}
