// A figure of the rules: what is shown, in panels, with what is to be seen in it. It is drawn when it comes into sight.
import { Icon } from '@comptoir/board-kit';
import { type Figure, type FigurePanel, readPick, readSeed } from '@comptoir/kernel';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { playFrom } from '../local/create.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { useDrawing } from './drawing.ts';
import './figures.css';
import { RuleLink } from './Prose.tsx';
import { useInSight } from './useInSight.ts';
import { rulesWords } from './words.ts';

const Shot = lazy(() => import('./Shot.tsx'));

interface PanelProps {
  readonly panel: FigurePanel;
  readonly game: string;
  readonly isSeen: boolean;
}

function Panel({ panel, game, isSeen }: PanelProps): ReactNode {
  const { lang } = useSettings();
  const words = rulesWords(lang);
  const drawing = useDrawing(game, isSeen);
  const { caption, shape, verdict } = panel;
  return (
    <div className="fig-panel" style={{ flexGrow: shape }}>
      <div
        className="fig-shot"
        role="img"
        aria-label={caption[lang]}
        data-panel=""
        style={{ aspectRatio: shape }}
      >
        {drawing === null ? null : (
          <Suspense fallback={null}>
            <Shot panel={panel} drawing={drawing} />
          </Suspense>
        )}
      </div>
      <p className="fig-caption" data-is={verdict}>
        {verdict === undefined ? null : (
          <Icon name={verdict === 'right' ? 'ui-confirm' : 'ui-cancel'} label={words[verdict]} />
        )}
        <span>{caption[lang]}</span>
      </p>
    </div>
  );
}

function Rows({ rows = [], total }: Pick<Figure, 'rows' | 'total'>): ReactNode {
  const { lang } = useSettings();
  return (
    <table className="fig-rows">
      <tbody>
        {rows.map(({ what, number }) => (
          <tr key={what.en}>
            <th scope="row">{what[lang]}</th>
            <td>{number}</td>
          </tr>
        ))}
      </tbody>
      {total === undefined ? null : (
        <tfoot>
          <tr>
            <th scope="row">{total.what[lang]}</th>
            <td>{total.number}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Opens the last panel's position as a game of one's own. */
function TryIt({ game, panel }: { readonly game: string; readonly panel: FigurePanel }): ReactNode {
  const { lang, name } = useSettings();
  const { nav } = useWords();
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const { table, at, more = [], seat = 0 } = panel;
  const start = (): void => {
    const { version, variants, names, seed } = table;
    const picks = [...table.picks.slice(0, at), ...more].map(readPick);
    const chairs = names.map((other, n) => ({ name: n === seat ? name || nav.guest : other, level: null }));
    setStarting(true);
    playFrom({ game, version, variants, seed: readSeed(seed), chairs, picks }, picks.length, seat)
      .then((id) => go(`/table/${id}`))
      .finally(() => setStarting(false));
  };
  return (
    <button type="button" className="fig-try" disabled={isStarting} onClick={start}>
      <Icon name="ui-play" /> {rulesWords(lang).tryIt}
    </button>
  );
}

interface FigureProps {
  readonly game: string;
  readonly figure: Figure;
  /** Its number on the page. */
  readonly number: number;
}

export function FigureOf({ game, figure, number }: FigureProps): ReactNode {
  const { lang } = useSettings();
  const place = useRef<HTMLElement>(null);
  const isSeen = useInSight(place);
  const { name, title, rule, panels, rows, total } = figure;
  const last = panels.at(-1);
  return (
    <figure ref={place} className="fig" id={`figure-${name}`}>
      <figcaption>
        <span>{rulesWords(lang).figure(number)}</span>
        <b>{title[lang]}</b>
        <RuleLink id={rule} />
      </figcaption>
      <div className="fig-body" data-alone={panels.length === 1}>
        <div className="fig-panels">
          {panels.map((panel) => (
            <Panel key={panel.caption.en} panel={panel} game={game} isSeen={isSeen} />
          ))}
        </div>
        {rows === undefined ? null : <Rows rows={rows} {...(total === undefined ? {} : { total })} />}
      </div>
      {last === undefined ? null : <TryIt game={game} panel={last} />}
    </figure>
  );
}
