// The cheapest way to a village, and the pieces as they would stand there.
import { Drawn } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { Node, Village } from '../src/names.ts';
import type { HermagorOption } from '../src/types.ts';
import { markOf } from './facts.ts';
import { merchantAt, postAt, roadsAlong } from './layout.ts';

/** `isOffer`: the journey can be chosen now; otherwise it is only a measure. */
export function Route({ route, isOffer }: { route: readonly Node[]; isOffer: boolean }): ReactNode {
  const roads = roadsAlong(route);
  return (
    <g className="h-route" data-offer={isOffer}>
      {roads.map(({ d }) => (
        <g key={d}>
          <path className="h-route-edge" d={d} />
          <path className="h-route-line" d={d} />
        </g>
      ))}
      {roads.map(({ d, x, y, cost }) => (
        <g key={d}>
          <circle cx={x} cy={y} r="11.5" />
          <text x={x} y={y + 5}>
            {cost}
          </text>
        </g>
      ))}
    </g>
  );
}

interface GhostsProps {
  readonly focus: HermagorOption;
  readonly seat: Seat;
  readonly village: Village;
  /** How many merchants stand there already. */
  readonly others: number;
}

export function Ghosts({ focus, seat, village, others }: GhostsProps): ReactNode {
  const owner = focus.verb === 'sharedPost' ? 'shared' : seat;
  const post = postAt(village, owner);
  const merchant = merchantAt(village, others);
  const hasMoved = focus.verb !== 'sharedPost' && focus.verb !== 'sellHere';
  return (
    <g className="h-ghost" data-seat={markOf(owner)}>
      {focus.verb === 'moveOnly' ? null : (
        <Drawn name="piece-house" x={post.x - 13.5} y={post.y - 13.5} width={27} />
      )}
      {hasMoved ? <Drawn name="piece-merchant" x={merchant.x - 17} y={merchant.y - 18} width={34} /> : null}
    </g>
  );
}
