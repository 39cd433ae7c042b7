// comptoir review.
import {
  type Account,
  accountOf,
  type Depth,
  deedOf,
  inHundred,
  type Review,
  restsOn,
  reviewOf,
  summaryOf,
  type Told,
  USUAL_DEPTH,
  worthOf,
} from '@comptoir/bots/review';
import { withHints } from '@comptoir/catalogue';
import { chairsIn, type GameRecord, RecordError, type Result, type Seat } from '@comptoir/kernel';
import { languageFrom } from '../language.ts';
import { Progress } from '../progress.ts';
import { readArguments, recordFrom, UsageError } from '../usage.ts';
import { entryFor } from './records.ts';

/** Whose decisions are looked at: people's; where none sat at the table, everybody's. */
function peopleIn(record: GameRecord): readonly Seat[] {
  const seats = chairsIn(record).map((chair, seat) => ({ seat, isBot: chair?.level != null }));
  const people = seats.filter(({ isBot }) => !isBot);
  return (people.length > 0 ? people : seats).map(({ seat }) => seat);
}

function printCurve({ review, names, lang }: Told): void {
  const width = Math.max(6, ...names.map((name) => name.length));
  console.log(`move  ${names.map((name) => name.padStart(width)).join('  ')}`);
  for (const { at, seat, chances, stage } of review.turns) {
    const row = chances.map((chance, n) => `${n === seat ? '•' : ''}${inHundred(chance)}`.padStart(width));
    console.log(`${String(at).padStart(4)}  ${row.join('  ')}  ${stage[lang]}`);
  }
}

function printPoints(told: Told, account: Account): void {
  const { review, lang } = told;
  review.turningPoints.forEach((at, n) => {
    const decision = review.decisions.find((each) => each.at === at);
    if (decision === undefined) return;
    console.log(`\n${n + 1}. (${at + 1}) ${deedOf(decision, told)}\n   ${worthOf(decision, told)}`);
    const reasons = account(decision);
    decision.options.forEach(({ label, chance }, place) => {
      const mark = place === decision.played ? '•' : ' ';
      console.log(`   ${mark} ${String(inHundred(chance)).padStart(3)}  ${label[lang]}`);
      const reason = reasons[place]?.[lang];
      if (reason !== undefined) console.log(`          ${reason}`);
    });
  });
}

/** Steps through the review and shows how far it is. */
export function finished(steps: ReturnType<typeof reviewOf>): Review {
  let progress: Progress | null = null;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    progress ??= new Progress('review', value.total);
    progress.show(value.done);
  }
}

/** As thorough as usual with so many deals, and with all the work that more of them take. */
function depthOf(deals: number): Depth {
  const times = deals / USUAL_DEPTH.deals;
  return {
    first: Math.min(deals, USUAL_DEPTH.first),
    deals,
    points: Math.ceil(times * USUAL_DEPTH.points),
    games: Math.ceil(times * USUAL_DEPTH.games),
    curve: times * USUAL_DEPTH.curve,
    decisions: times * USUAL_DEPTH.decisions,
  };
}

export async function review(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['deals', 'lang']);
  const lang = languageFrom(given.text('lang'));
  const record = recordFrom(given.words[0]);
  const entry = await entryFor(record);
  const deals = given.count('deals', USUAL_DEPTH.deals);
  const depth = depthOf(deals);
  const names = chairsIn(record).map((chair, seat) => chair?.name ?? `P${seat + 1}`);
  const result: Result | null = record.result;
  if (result === null) throw new UsageError('The game is not over: only a finished game is reviewed.');
  const subject = {
    known: await withHints(entry),
    texts: entry.texts,
    record,
    names,
    people: peopleIn(record),
  };
  try {
    const told: Told = { review: finished(reviewOf(subject, depth)), result, names, lang };
    printCurve(told);
    printPoints(told, accountOf(subject));
    console.log(`\n${summaryOf(told).join('\n')}\n\n${restsOn(told)}`);
  } catch (error) {
    throw error instanceof RecordError ? new UsageError(`${error.message}.`) : error;
  }
  return 0;
}
