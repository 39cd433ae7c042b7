// Finished games are played through here, so that the page stays free.
import { requireGame } from '@comptoir/catalogue';
import { type GameRecord, type LogEntry, MatchHistory, type Seat, type Words } from '@comptoir/kernel';
import { expose } from 'comlink';

interface Played {
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly seat: Seat;
}
interface Question {
  readonly step: string;
  readonly prompt: Words;
}
export interface Seen {
  readonly log: readonly LogEntry[];
  /** What the seat was asked, pick by pick as wanted. */
  readonly questions: readonly Question[];
}

export class StatisticsWorker {
  /** Everything that everybody was told, and what the seat was asked before each of these picks. */
  async look({ record, names, seat }: Played, picks: readonly number[]): Promise<Seen> {
    const entry = await requireGame(record.game);
    const past = new MatchHistory(entry.game, record);
    const who = (one: Seat): string => names[one] ?? '';
    const questions = picks.map((at): Question => {
      const { decision, view } = past.at(at).sceneFor(seat);
      if (decision === null) throw new Error(`statistics: nothing was asked before pick ${at}`);
      const { step } = decision.at;
      const { en, fr } = entry.texts;
      const [say, dire] = [en.prompts[step], fr.prompts[step]];
      const prompt = { en: say?.(decision.at, view, who) ?? '', fr: dire?.(decision.at, view, who) ?? '' };
      return { step, prompt };
    });
    return { log: past.log(null), questions };
  }
}

expose(new StatisticsWorker());
