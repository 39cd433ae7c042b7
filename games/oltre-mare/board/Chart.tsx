// The portolan chart: coasts, ports with their tokens, dotted routes, ships, the course of the voyage in focus.
import { type BoardProps, Drawn, seatMark, ZoomPane } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import './chart.css';
import type { PortName } from '../src/names.ts';
import type { OltreMare } from '../src/types.ts';
import { art } from './art.ts';
import { DeckPanel } from './DeckPanel.tsx';
import { berthOf, boxAround, MAP, NEAT_LINE, placeOf, ROUTES, SEA, VELLUM, WHOLE, walk } from './layout.ts';
import { Port } from './Port.tsx';
import { wordsIn } from './words.ts';

type Props = BoardProps<OltreMare>;

/** Old Venetian names, the same in every language. */
const NAMES: readonly (readonly [text: string, x: number, y: number, turn: number, size: number])[] = [
  ['Natolia', 1130, 505, 0, 40],
  ['Barbaria', 330, 960, 6, 26],
  ['Egitto', 800, 976, 3, 28],
  ['Tartaria', 1180, 44, -4, 26],
  ['Golfo di Venexia', 350, 276, 41, 18],
  ['Mar Ionio', 478, 606, -8, 25],
  ['Mar Maggiore', 1062, 300, -13, 29],
  ['Mar di Soria', 1152, 826, -4, 26],
  ['Mar Tirreno', 120, 470, 62, 22],
];

/** Everything that never changes. */
const Land = memo(function Land(): ReactNode {
  return (
    <g>
      <path className="o-vellum" d={VELLUM} />
      <Drawn name={art('chart')} x={SEA.x} y={SEA.y} width={SEA.width} height={SEA.height} />
      <g className="o-neat">
        <rect x="0" y="22" width="1484" height="962" />
        <rect x="-7" y="15" width="1498" height="976" />
        <path d={NEAT_LINE} />
      </g>
      {NAMES.map(([text, x, y, turn, size]) => (
        <text
          key={text}
          className="o-sea-name"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fontSize={size}
        >
          {text}
        </text>
      ))}
      <Drawn name={art('venice')} x={42} y={50} width={92} />
      <Drawn name={art('rose')} x={340} y={706} width={156} />
      <Drawn name={art('rose')} x={1346} y={816} width={128} />
      <g className="o-routes">
        {ROUTES.map(({ name, d }) => (
          <path key={name} d={d} />
        ))}
      </g>
    </g>
  );
});

/** The port the viewer points at, and how the ship would get there. */
function goalOf({ scene, focus }: Props): { to: PortName; ports: readonly PortName[] } | null {
  const { decision, view } = scene;
  const from = view.merchants[decision?.seat ?? -1]?.port;
  const to = view.ports.find(({ port }) => port === focus?.noun)?.port;
  if (decision === null || from === undefined || to === undefined) return null;
  if (decision.at.step === 'compass') return { to, ports: [from, to] };
  if (decision.at.step !== 'sail') return null;
  return { to, ports: walk(from, to, decision.at.ships) ?? [from, to] };
}

function Course({ ports, isFlight }: { ports: readonly PortName[]; isFlight: boolean }): ReactNode {
  const places = ports.map(placeOf);
  const legs = places.slice(1).map((to, n) => {
    const from = places[n] ?? to;
    return { key: `${n} ${ports[n]}`, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, n: n + 1 };
  });
  return (
    <g className="o-course" data-flight={isFlight}>
      <path d={places.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      {isFlight
        ? null
        : legs.map(({ key, x, y, n }, at) => {
            const before = legs.slice(0, at).filter((leg) => leg.x === x && leg.y === y).length;
            return (
              <g key={key} transform={`translate(${x + before * 28} ${y})`}>
                <circle r="14" />
                <text y="7">{n}</text>
              </g>
            );
          })}
    </g>
  );
}

function Ships({ scene, goal }: { scene: Props['scene']; goal: PortName | null }): ReactNode {
  const { merchants } = scene.view;
  const before = (seat: Seat, port: PortName): number =>
    merchants.slice(0, seat).filter((other) => other.port === port).length;
  const berth = (seat: Seat, port: PortName): string => {
    const { x, y } = berthOf(port, before(seat, port));
    return `translate(${x} ${y})`;
  };
  const mover = scene.decision?.seat ?? -1;
  return (
    <g
      className="o-ships"
      data-idle={scene.decision?.at.step !== 'sail' && scene.decision?.at.step !== 'compass'}
    >
      {merchants.map(({ port }, seat) => (
        <g key={scene.players[seat]?.seat ?? seat} transform={berth(seat, port)}>
          <g data-piece={`ship ${seat}`} data-note={`ship ${seat}`} data-seat={seatMark(seat)}>
            <Drawn name="piece-ship" x={-33} y={-35} width={66} />
          </g>
        </g>
      ))}
      {goal === null || mover < 0 ? null : (
        <g transform={berth(mover, goal)} className="o-ghost" data-seat={seatMark(mover)}>
          <Drawn name="piece-ship" x={-33} y={-35} width={66} />
        </g>
      )}
    </g>
  );
}

/** On a small screen: where the ship may go, else where it lies. */
function lookOf({ scene, page }: Props): ReturnType<typeof boxAround> {
  if (page === null) return null;
  const { decision, view, viewer } = scene;
  const mine = view.merchants[viewer ?? 0]?.port;
  const goals = (decision?.options ?? []).flatMap((o) => (o.verb === 'sail' ? [o.noun] : []));
  return boxAround([...(mine === undefined ? [] : [mine]), ...goals]);
}

export function Chart(props: Props): ReactNode {
  const { scene, preview, lang, page } = props;
  const { view, decision } = scene;
  const words = wordsIn(lang);
  const goal = goalOf(props);
  const isFlight = decision?.at.step === 'compass';
  const own = view.merchants[decision?.seat ?? -1]?.port;
  const targetOf = (port: PortName): string =>
    isFlight ? (port === own ? 'stay' : `compass ${port}`) : `sail ${port}`;
  return (
    <div className="o-table" data-small={page !== null} data-place="chart">
      <ZoomPane
        whole={page === null ? WHOLE : MAP}
        look={lookOf(props)}
        label={words.chart}
        fit={words.fit}
        className="o-chart"
      >
        <Land />
        {goal === null ? null : <Course ports={goal.ports} isFlight={isFlight} />}
        {view.ports.map(({ port, token }) => (
          <Port key={port} port={port} token={token} target={targetOf(port)} lang={lang} />
        ))}
        <Ships scene={scene} goal={goal?.to ?? null} />
        {page === null ? <DeckPanel view={view} after={preview?.view ?? null} lang={lang} /> : null}
      </ZoomPane>
    </div>
  );
}
