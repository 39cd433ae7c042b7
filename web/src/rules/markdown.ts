// Reads exactly what the rules files are written in: chapters, numbered rules, lists, tables.
export type Block =
  | { readonly kind: 'chapter'; readonly number: string; readonly title: string; readonly id: string }
  | { readonly kind: 'section'; readonly title: string }
  | { readonly kind: 'rule'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
export interface Rulebook {
  readonly title: string;
  readonly short: readonly Block[];
  readonly long: readonly Block[];
}

const SHORT = /^## (?:In short|En bref)$/;
const RULE = /^\*\*(R-[\da-z.]+)\*\*\s*/;

function chapter(line: string): Block {
  const words = line.replace(/^## /, '');
  const [, number = '', title = words] = /^(?:R-)?(\d+)\.?\s+(.*)$/.exec(words) ?? [];
  return { kind: 'chapter', number, title, id: number === '' ? 'c-0' : `c-${number}` };
}

function table(lines: readonly string[]): Block {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const [head = [], ...rows] = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line)).map(cells);
  const shown = head.map((name) => !/^ident/i.test(name)); // a column for programmers
  const keep = (row: readonly string[]): string[] => row.filter((_, n) => shown[n]);
  return { kind: 'table', head: keep(head), rows: rows.map(keep) };
}

function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const [, item] = /^(?:-|\d+\.) (.*)$/.exec(line) ?? [];
    if (item === undefined) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else items.push(item);
  }
  return { kind: 'list', isOrdered: /^\d/.test(lines[0] ?? ''), items };
}

/** The lines between two empty ones. */
function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('## ')) return chapter(first);
  if (first.startsWith('### ')) return { kind: 'section', title: first.replace(/^### (?:[\d.]+ )?/, '') };
  if (first.startsWith('|')) return table(lines);
  if (/^(?:-|\d+\.) /.test(first)) return list(lines);
  const text = lines.join(' ');
  const [prefix, id] = RULE.exec(text) ?? [];
  if (prefix === undefined || id === undefined) return { kind: 'paragraph', text };
  return { kind: 'rule', id, text: text.slice(prefix.length) };
}

/** A list or table may follow its rule without an empty line. */
function paragraphs(text: string): string[][] {
  const kindOf = (line: string): string => {
    if (line.startsWith('|')) return 'table';
    if (/^(?:-|\d+\.) /.test(line)) return 'list';
    return line.startsWith('#') ? 'heading' : 'text';
  };
  const groups: string[][] = [];
  let last = 'gap';
  for (const line of text.split('\n')) {
    const kind = line.trim() === '' ? 'gap' : kindOf(line);
    const goesOn = kind === last || (kind === 'text' && last === 'list');
    if (kind !== 'gap' && goesOn && kind !== 'heading') groups.at(-1)?.push(line);
    else if (kind !== 'gap') groups.push([line]);
    last = kind === 'text' && last === 'list' ? 'list' : kind;
  }
  return groups;
}

export function readRules(text: string): Rulebook {
  const groups = paragraphs(text.replace(/<!--[\s\S]*?-->/g, ''));
  const title = (groups.shift()?.[0] ?? '').replace(/^# /, '');
  const from = groups.findIndex(([line = '']) => SHORT.test(line));
  const to = groups.findIndex(([line = ''], n) => n > from && line.startsWith('## '));
  const short = from < 0 ? [] : groups.slice(from + 1, to < 0 ? groups.length : to);
  const long = from < 0 ? groups : [...groups.slice(0, from), ...(to < 0 ? [] : groups.slice(to))];
  return { title, short: short.map(blockOf), long: long.map(blockOf) };
}
