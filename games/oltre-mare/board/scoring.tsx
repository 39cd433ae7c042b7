// The end: the piles are turned over, run by run; then ports, prestige and pirates.
import { type BoardProps, category, Icon, type Note, type Scene, type Scoring } from '@comptoir/board-kit';
import { grammar, type Lang, type Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './scoring.css';
import type { OltreMare } from '../src/types.ts';
import type { OltreMareView } from '../src/views.ts';
import { art } from './art.ts';
import { doges } from './doges.ts';
import { type KeyedRun, numbered } from './facts.ts';
import { goodTitle, goodWord, wordsIn } from './words.ts';

function RunArt({ run, isBest, lang }: { run: KeyedRun; isBest: boolean; lang: Lang }): ReactNode {
  const cards = Array.from({ length: run.count }, (_, n) => n);
  return (
    <li data-good={run.good} data-best={isBest} data-none={run.points === 0}>
      <div>
        {cards.map((n) => (
          <span key={n}>
            <Icon name={art(run.good)} {...(n === 0 ? { label: goodTitle(run.good, lang) } : {})} />
          </span>
        ))}
      </div>
      <b>{run.points}</b>
    </li>
  );
}

function Lane({ scene, seat, lang }: BoardProps<OltreMare> & { seat: Seat }): ReactNode {
  const runs = numbered(scene.view.merchants[seat]?.runs ?? []);
  const best = Math.max(0, ...runs.map(({ points }) => points));
  return (
    <ol className="o-runs" aria-label={wordsIn(lang).cargo} data-many={runs.length > 16}>
      {runs.map((run) => (
        <RunArt key={run.key} run={run} isBest={run.points === best && best > 0} lang={lang} />
      ))}
    </ol>
  );
}

function cargoLines(view: OltreMareView, seat: Seat, lang: Lang): readonly string[] {
  const runs = view.merchants[seat]?.runs ?? [];
  const { colon } = grammar(lang);
  const best = runs
    .toReversed()
    .sort((a, b) => b.points - a.points)
    .slice(0, 2);
  const cards = view.merchants[seat]?.cargoSize ?? 0;
  return [
    wordsIn(lang).cards(cards),
    ...best.map((run) => `${run.count} × ${goodWord(run.good, lang)}${colon} ${run.points}`),
  ];
}

function lines(view: OltreMareView, seat: Seat, category: string, lang: Lang): readonly string[] {
  const merchant = view.merchants[seat];
  if (merchant === undefined) return [];
  const words = wordsIn(lang);
  const { facts, cards } = words;
  switch (category) {
    case 'cargo':
      return cargoLines(view, seat, lang);
    case 'tokens':
      return [words.tokens(merchant.tokens.length), words.kinds(merchant.tokenKinds)];
    case 'prestige':
      return [`${merchant.prestige} ${facts.prestige}`];
    case 'pirates':
      return [cards(merchant.pirateCount)];
    default:
      return [facts.ducats];
  }
}

/** Places that were shared, and why. */
function tie({ view, result, players }: Scene<OltreMare>, lang: Lang): Note | null {
  if (result === null) return null;
  const names = (seats: readonly Seat[]): string => seats.map((seat) => players[seat]?.name ?? '').join(', ');
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (winners.length > 1) {
    const text =
      lang === 'fr'
        ? `Égalité à ${wordsIn(lang).ducats(result.scores[winners[0] ?? 0] ?? 0)} : ${names(winners)} partagent la victoire.`
        : `Tied at ${wordsIn(lang).ducats(result.scores[winners[0] ?? 0] ?? 0)}: ${names(winners)} share the victory.`;
    return { title: '', text, rule: 'R-10.7' };
  }
  const most = Math.max(...view.merchants.map(({ prestige }) => prestige));
  const proud = view.merchants.flatMap(({ prestige }, seat) => (prestige === most ? [seat] : []));
  if (proud.length < 2) return null;
  const text =
    lang === 'fr'
      ? `Prestige : ${names(proud)} à égalité en tête ; les places prises ne sont plus payées.`
      : `Prestige: ${names(proud)} tie for the most; the places they use up are not paid again.`;
  return { title: '', text, rule: 'R-10.6' };
}

export const scoring: Scoring<OltreMare> = {
  title: { en: 'The holds are opened', fr: 'On ouvre les cales' },
  categories: [
    category('play', art('ducat'), { en: 'In play', fr: 'En jeu' }, 'gold'),
    category('cargo', art('cargo'), { en: 'Cargo', fr: 'Cargaison' }, 'wood'),
    category('tokens', art('port'), { en: 'Ports', fr: 'Ports' }, 'sea'),
    category('prestige', art('prestige'), { en: 'Prestige', fr: 'Prestige' }, 'red'),
    category('pirates', art('pirateStack'), { en: 'Pirates', fr: 'Pirates' }, 'slate'),
  ],
  added: (e) => (e.kind === 'scored' && e.category !== 'play' ? e : null),
  lines,
  tie,
  Lane,
  doges,
};
