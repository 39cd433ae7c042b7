// What a RULES.md says of itself: its numbered paragraphs, those that state nothing testable, its worked examples.

export interface Rulebook {
  readonly rules: ReadonlySet<string>;
  /** Number → why there is no test for it. */
  readonly untested: ReadonlyMap<string, string>;
  readonly examples: readonly string[];
}

export function readRulebook(text: string): Rulebook {
  const rules = new Set<string>();
  for (const [, id] of text.matchAll(/^(?:[-*]\s+)?\*\*([A-Z]+-\d[\w.]*?)\.?\*\*/gm))
    if (id !== undefined) rules.add(id);
  const untested = new Map<string, string>();
  for (const [, list = ''] of text.matchAll(/<!-- untested: ([\s\S]*?) -->/g)) {
    for (const item of list.split(';')) {
      const [id = '', ...why] = item.trim().split(/\s+/);
      if (id !== '') untested.set(id, why.join(' '));
    }
  }
  const examples: string[] = [];
  for (const [, list = ''] of text.matchAll(/<!-- examples: (.*?) -->/g)) {
    for (const range of list.split(',')) {
      const [, letters = '', from = '', to = from] =
        /^\s*([A-Z]+-?)(\d+)(?:\.\.[A-Z]+-?(\d+))?\s*$/.exec(range) ?? [];
      for (let n = Number(from); from !== '' && n <= Number(to); n += 1) examples.push(`${letters}${n}`);
    }
  }
  return { rules, untested, examples };
}
