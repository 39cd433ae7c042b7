// comptoir new: a game to begin with. A copy of cli/template under another name, a line in the catalogue, nothing else.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readRecord, writeRecord } from '@comptoir/kernel';
import { gameFolder, HOME } from '../rulebooks.ts';
import { readArguments, UsageError } from '../usage.ts';

const TEMPLATE = join(HOME, 'cli', 'template');
const LIST = join(HOME, 'catalogue', 'src', 'games.ts');
const LISTED = join(HOME, 'catalogue', 'package.json');
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MOST_LETTERS = 40;
/** They cannot name a constant. */
const RESERVED =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** How a name is spelled in addresses, as a constant, as a type and as a title. */
interface Spelling {
  readonly id: string;
  readonly constant: string;
  readonly type: string;
  readonly title: string;
}

function spell(id: string): Spelling {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const type = words.join('');
  return { id, constant: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join(' ') };
}

const OLD = spell('night-market');

function renamed(text: string, { id, constant, type, title }: Spelling): string {
  return text
    .replaceAll(OLD.title, title)
    .replaceAll(OLD.type, type)
    .replaceAll(OLD.constant, constant)
    .replaceAll(OLD.id, id);
}

interface Source {
  readonly path: string;
  readonly text: string;
}

/** The files of the template, without what tools have left there. */
function sources(folder = TEMPLATE): readonly Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(path);
    return [{ path: relative(TEMPLATE, path), text: readFileSync(path, 'utf8') }];
  });
}

/** Records are chained to the name of their game: they are written anew. */
function copied({ path, text }: Source, name: Spelling): string {
  return path.endsWith('.replay') ? writeRecord({ ...readRecord(text), game: name.id }) : renamed(text, name);
}

function checkName(id: string | undefined, files: readonly Source[]): Spelling {
  if (id === undefined || !ID.test(id) || id.length > MOST_LETTERS)
    throw new UsageError('Name the game in small letters, digits and hyphens: comptoir new spice-road');
  const name = spell(id);
  const isTaken = existsSync(gameFolder(id)) || existsSync(join(HOME, 'node_modules', '@comptoir', id));
  if (isTaken) throw new UsageError(`Something here is already called “${id}”; nothing was written.`);
  const used = new RegExp(`\\b(${name.constant}|${name.type})\\b`);
  const isUsed = files.some(({ path, text }) => /\.tsx?$/.test(path) && used.test(text));
  if (isUsed || RESERVED.test(name.constant))
    throw new UsageError(`“${id}” means something else in the code of every game; choose another name.`);
  return name;
}

/** The line in the catalogue, and the dependency that goes with it. */
function enlist({ id, constant }: Spelling): void {
  const lines = readFileSync(LIST, 'utf8').trimEnd().split('\n');
  const isLine = (line: string): boolean => line.startsWith('export ');
  const from = (line: string): string => line.slice(line.indexOf(' from '));
  const games = [...lines.filter(isLine), `export { box as ${constant} } from '@comptoir/${id}/box';`];
  games.sort((one, other) => (from(one) < from(other) ? -1 : 1));
  writeFileSync(LIST, `${[...lines.filter((line) => !isLine(line)), ...games].join('\n')}\n`);
  const listed: { dependencies: Record<string, string> } = JSON.parse(readFileSync(LISTED, 'utf8'));
  const dependencies = Object.entries({ ...listed.dependencies, [`@comptoir/${id}`]: '*' }).sort();
  listed.dependencies = Object.fromEntries(dependencies);
  writeFileSync(LISTED, `${JSON.stringify(listed, null, 2)}\n`);
}

/** What `npm install` would do for a new workspace, without asking the network for anything. */
function link({ id }: Spelling): void {
  const place = join(HOME, 'node_modules', '@comptoir', id);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(relative(dirname(place), gameFolder(id)), place, 'junction');
  const flags = ['--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...flags], {
    cwd: HOME,
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error('The lock file is as it was: run npm install before you commit.');
}

export async function newGame(args: readonly string[]): Promise<number> {
  const files = sources();
  const name = checkName(readArguments(args, []).words[0], files);
  for (const file of files) {
    const path = join(gameFolder(name.id), file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, copied(file, name));
  }
  enlist(name);
  link(name);
  console.log(`games/${name.id} is a small game that can be played at once:
  npx comptoir play ${name.id}
  npx vitest run games/${name.id}
  npm start
docs/add-a-game.md says how it becomes another one, chapter by chapter.`);
  return 0;
}
