// A village: what it buys, its name, and what going there now would bring.
import { Drawn, type Target, useTarget } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import { MAIN_ROAD } from '../src/data/map.ts';
import type { Village as VillageId } from '../src/names.ts';
import { goodOf, nameOf } from '../src/texts/words.ts';
import type { HermagorView, PlayerView } from '../src/types.ts';
import { art } from './art.ts';
import { netOf, type PlaceVerb } from './facts.ts';
import { nameAt, tagAt } from './layout.ts';
import { SPOTS } from './map-shape.ts';
import { signed } from './words.ts';

const isOnMainRoad = (village: VillageId): boolean => MAIN_ROAD.some((node) => node === village);

function Tag({ text, y }: { text: string; y: number }): ReactNode {
  const width = 15 + 8.5 * text.length;
  return (
    <g className="h-tag">
      <rect x={-width / 2} y={y - 9.5} width={width} height="19" rx="9.5" />
      <text y={y + 5.2}>{text}</text>
    </g>
  );
}

function Ring({ target, isShared }: { target: Target; isShared: boolean }): ReactNode {
  if (!target.isLegal) return null;
  return (
    <>
      <circle className="h-halo" r="26" />
      <circle className="h-ring" r="23.5" data-shared={isShared} />
    </>
  );
}

interface VillageProps {
  readonly id: VillageId;
  readonly view: HermagorView;
  readonly player: PlayerView;
  /** What a click on a village means now. */
  readonly verb: PlaceVerb | null;
  readonly isLit: boolean;
}

const SELLS = ['moveAndSell', 'shortcutAndSell'];
/** Where the merchant stands one sells without moving. */
function targetName({ id, player, verb }: VillageProps): string {
  if (verb === null) return '';
  return id === player.merchant && SELLS.includes(verb) ? 'sellHere' : `${verb} ${id}`;
}

/** What going there brings, over everything that stands around. */
export function VillageTag(props: VillageProps): ReactNode {
  const { id, view, player, verb } = props;
  const name = targetName(props);
  const { isLegal } = useTarget(name);
  if (verb === null || verb === 'sharedPost' || !isLegal) return null;
  const { x, y } = SPOTS[id];
  const net = netOf(name === 'sellHere' ? 'sellHere' : verb, view, player, id);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Tag text={signed(net)} y={tagAt(id)} />
    </g>
  );
}

export function Village(props: VillageProps): ReactNode {
  const { id, verb, isLit } = props;
  const { x, y } = SPOTS[id];
  const name = targetName(props);
  const target = useTarget(name);
  const place = nameAt(id);
  const isShared = verb === 'sharedPost';
  return (
    <g className="h-village" transform={`translate(${x} ${y})`} data-note={`village ${id}`} data-village={id}>
      <text className="h-name" x={place.x} y={place.y} textAnchor={place.anchor}>
        {nameOf(id)}
      </text>
      <g data-place={id} {...(name === '' ? {} : target.attributes)}>
        <circle className="h-hit" r="26" />
        {target.state === 'focus' ? <circle className="h-picked" r="36" /> : null}
        <circle className="h-disc" r="21" data-lit={isLit ? 'goods' : undefined} />
        {isOnMainRoad(id) ? <circle className="h-on-main" r="17.6" /> : null}
        <Drawn name={art(goodOf(id))} x={-15} y={-15} width={30} />
        <Ring target={target} isShared={isShared} />
      </g>
    </g>
  );
}

export function City(): ReactNode {
  const { x, y } = SPOTS.hermagor;
  return (
    <g transform={`translate(${x} ${y})`} data-place="hermagor" data-note="city">
      <circle className="h-city" r="30" />
      <Drawn name={art('hermagor')} x={-27} y={-29} width={54} />
      <text className="h-city-name" x="20" y="40">
        Hermagor
      </text>
    </g>
  );
}
