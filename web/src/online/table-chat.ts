// What is said at a table online, kept through breaks of the line: what others said meanwhile is read, and what this player said and
// has not heard yet is sent again. By the same id it is told once.
import type { ChatLine, ClientMessage, ServerMessage } from '@comptoir/protocol';
import { randomId } from '../random-id.ts';
import { api } from './api.ts';
import type { Saying } from './talk.ts';

type Said = Extract<ClientMessage, { type: 'chat' }>;

export interface TableChatConfig {
  readonly match: string;
  send(said: Said): void;
  onLines(lines: readonly ChatLine[]): void;
}

export class TableChat {
  private readonly config: TableChatConfig;
  private lines: readonly ChatLine[] = [];
  private said: readonly Said[] = [];

  constructor(config: TableChatConfig) {
    this.config = config;
  }

  private show(lines: readonly ChatLine[]): void {
    this.lines = lines;
    this.config.onLines(lines);
  }

  /** What was said, without the voices this player has muted, and what came after it meanwhile. */
  load = async (): Promise<void> => {
    const before = this.lines.at(-1)?.id ?? 0;
    // Not everybody who may look on may listen.
    const { match } = this.config;
    const both = [api.matches.chat({ match }), api.matches.asides({ match })];
    const [said, asides] = await Promise.all(both.map((asked) => asked.catch(() => null)));
    if (!said && !asides) return;
    const read = [...(said ?? []), ...(asides ?? [])].sort((a, b) => a.id - b.id);
    const last = Math.max(before, read.at(-1)?.id ?? 0);
    this.show([...read, ...this.lines.filter(({ id }) => id > last)]);
  };

  /** Whether it is news. `me`: whose page this is. */
  hear(line: ChatLine, me: string | null): boolean {
    const own = line.user === me ? this.said.findIndex(({ text }) => text === line.text) : -1;
    this.said = this.said.filter((_, n) => n !== own);
    if (this.lines.some(({ id }) => id === line.id)) return false;
    this.show([...this.lines, line]);
    return true;
  }

  say(saying: Saying): void {
    const { match, send } = this.config;
    const said: Said = { type: 'chat', match, id: randomId(), ...saying };
    this.said = [...this.said, said];
    send(said);
  }

  refused({ id }: Extract<ServerMessage, { type: 'refused' }>): void {
    this.said = this.said.filter((each) => each.id !== id);
  }

  /** The line was broken and is there again. */
  back(): void {
    for (const said of this.said) this.config.send(said);
    void this.load();
  }
}
