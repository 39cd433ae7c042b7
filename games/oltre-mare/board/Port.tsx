// A port of the chart: its token or a small town, its name, and a ring when a ship may go there.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { PortName, TokenName } from '../src/names.ts';
import { art } from './art.ts';
import { labelOf, placeOf } from './layout.ts';
import { portTitle } from './words.ts';

export interface PortProps {
  readonly port: PortName;
  readonly token: TokenName | null;
  /** The option that stands for going there: `sail`, `compass`, or `stay` for the port where the ship lies. */
  readonly target: string;
  readonly lang: Lang;
}

function TokenOnMap({ token }: { token: TokenName }): ReactNode {
  return (
    <g data-token={token} className="o-on-map">
      <Drawn name="piece-token" x={-31} y={-31} width={62} />
      <g className={token === 'compass' ? 'o-spot' : undefined}>
        <Drawn name={art(token)} x={-18} y={-18} width={36} />
      </g>
    </g>
  );
}

function Town(): ReactNode {
  return (
    <g className="o-town">
      <circle r="15" />
      <path d="M-8 6v-7l4-3 4 3v7zM0 6v-13h6v13zM-10 6h20" />
    </g>
  );
}

export function Port({ port, token, target, lang }: PortProps): ReactNode {
  const { attributes, state, isLegal } = useTarget(target);
  const { x, y } = placeOf(port);
  const label = labelOf(port);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        className="o-port"
        {...attributes}
        data-note={`port ${port}`}
        data-place={`port ${port}`}
        data-empty={token === null}
      >
        <circle className="o-reach" r="44" />
        {isLegal || state === 'soon' ? (
          <>
            <circle className="o-halo" r="41" />
            <circle className="o-ring" r="32" />
          </>
        ) : null}
        {token === null ? <Town /> : <TokenOnMap token={token} />}
        <text className="o-port-name" x={label.x} y={label.y} textAnchor={label.anchor}>
          {portTitle(port, lang)}
        </text>
      </g>
    </g>
  );
}
