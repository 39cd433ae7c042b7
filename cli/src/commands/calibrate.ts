// comptoir calibrate: how expected points become chances to win, and how far the chances can be trusted.
import { LEVEL_IDS, type Level, levelNamed } from '@comptoir/bots';
import { type Calibrated, calibrate as fitScale, type Reliability } from '@comptoir/bots/review';
import { titleOf, withHints } from '@comptoir/catalogue';
import type { ChanceScale } from '@comptoir/kernel';
import { reliabilityChart } from '../charts/reliability.ts';
import { publish, publishPicture, today } from '../documents.ts';
import { markdown, plain } from '../ladder/table.ts';
import { Progress } from '../progress.ts';
import { checkPlayers, gameNamed, readArguments, UsageError } from '../usage.ts';

const HEAD = ['after', 'games', 'Brier', 'fair', 'below fair'] as const;

function rowOf({ moment, games, brier, fair }: Reliability): readonly string[] {
  const below = `${(100 * (1 - brier / fair)).toFixed(0)} %`;
  return [`${100 * moment} %`, `${games}`, brier.toFixed(3), fair.toFixed(3), below];
}

const scaleText = ({ early, late }: ChanceScale): string =>
  `{ early: ${early.toFixed(1)}, late: ${late.toFixed(1)} }`;

function report(
  { scale, finalScale, surprise, reliability }: Calibrated,
  players: number,
  games: string,
): void {
  console.log(`chances: ${scaleText(scale)}, finalChances: ${scaleText(finalScale)}`);
  const known = `the winners surprise by ${surprise.toFixed(3)} nats, without any knowledge by`;
  console.log(`${games}; ${known} ${Math.log(players).toFixed(3)}.`);
  console.log(plain([HEAD, ...reliability.map(rowOf)]));
}

function levelFrom(name: string | undefined): Level | null {
  if (name === undefined) return null;
  const level = levelNamed(name);
  if (level === null)
    throw new UsageError(`No level is called “${name}”; there are: ${LEVEL_IDS.join(', ')}.`);
  return level;
}

export async function calibrate(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['games', 'players', 'looks', 'level', 'seed', 'write!']);
  const entry = await gameNamed(given.words[0]);
  const { game } = entry;
  const players = checkPlayers(entry, given.count('players', Math.max(game.players[0], 3)));
  const games = given.count('games', 100, 2);
  const looks = given.count('looks', 0, 0);
  const level = levelFrom(given.text('level'));
  const seed = given.text('seed') ?? 'calibrate';
  const progress = new Progress('games', games);
  const calibrated = fitScale(await withHints(entry), {
    players,
    variants: game.usualVariants ?? [],
    games,
    looks,
    ...(level === null ? {} : { level: level.id }),
    seed,
    tell: (done) => progress.show(done),
  });
  const bots =
    level !== null
      ? `${level.name.en}s`
      : looks === 0
        ? 'greedy bots'
        : `bots that look at ${looks} options a turn`;
  report(calibrated, players, `${games} games of ${players} ${bots} (seed ${seed})`);
  if (given.flag('write')) {
    const rows = markdown([HEAD, ...calibrated.reliability.map(rowOf)]);
    const picture = `![Reliability of chances in ${titleOf(game.id, 'en')}](pictures/chances-${game.id}.svg)`;
    const command = `\`npx comptoir calibrate ${args.join(' ')}\``;
    publish('bots.md', `chances ${game.id}`, `${today()}, ${command}\n\n${rows}\n\n${picture}`);
    publishPicture(
      `chances-${game.id}.svg`,
      reliabilityChart(titleOf(game.id, 'en'), calibrated.reliability),
    );
  }
  return 0;
}
