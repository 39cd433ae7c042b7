// The county: land, roads, villages, regions, pieces, and the journey in focus.
import { type BoardProps, Drawn, ZoomPane } from '@comptoir/board-kit';
import { type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import './map.css';
import { VILLAGES } from '../src/data/map.ts';
import type { Good, Node, Village as VillageId } from '../src/names.ts';
import type { Hermagor, HermagorOption } from '../src/types.ts';
import { art } from './art.ts';
import {
  closing,
  type HermagorScene,
  journeyTo,
  netOf,
  nodeIn,
  type PlaceVerb,
  playerIn,
  regionsDue,
  seatIn,
} from './facts.ts';
import { COUNTY_BOX, lookAt } from './layout.ts';
import { Merchants, Posts, Tallies } from './Pieces.tsx';
import { Closing, Gain, Hatch, RegionSymbols } from './Regions.tsx';
import { Ghosts, Route } from './Route.tsx';
import { City, Village, VillageTag } from './Village.tsx';
import { wordsIn } from './words.ts';

interface CountyProps extends BoardProps<Hermagor> {
  readonly verb: PlaceVerb | null;
  readonly choice: HermagorOption | null;
  readonly goods: readonly Good[];
}
const isVillage = (name: string | undefined): name is VillageId => VILLAGES.some(({ id }) => id === name);

/** The merchant and the best offer, where a small screen opens. */
function whereToLook(scene: HermagorScene, verb: PlaceVerb | null): readonly Node[] {
  const player = playerIn(scene);
  const due = regionsDue(scene);
  if (due.length > 0) return [player.merchant];
  const offers = (scene.decision?.options ?? []).flatMap((o) => {
    const node = o.verb === verb || o.verb === 'sellHere' ? nodeIn(o, player) : null;
    return node === null || verb === null ? [] : [{ node, net: netOf(verb, scene.view, player, node) }];
  });
  const best = offers.reduce((top, one) => (one.net > top.net ? one : top), {
    node: player.merchant,
    net: -99,
  });
  return [player.merchant, best.node];
}

/** The village of the option in focus, or the one under the hand: then the route is only a measure. */
function Journey({ scene, choice, hover }: CountyProps & { hover: VillageId | null }): ReactNode {
  if (scene.viewer === null) return null;
  const player = playerIn(scene);
  const node = nodeIn(choice, player);
  const to = node ?? (choice === null ? hover : null);
  if (to === null || to === player.merchant) return null;
  return <Route route={journeyTo(player, to).route} isOffer={node !== null} />;
}

function Ghost({ scene, choice }: CountyProps): ReactNode {
  const node = choice?.verb === 'sharedPost' ? choice.noun : nodeIn(choice, playerIn(scene));
  if (choice === null || node === null || node === 'hermagor') return null;
  const seat = seatIn(scene);
  const others = scene.view.players.filter((p, other) => other !== seat && p.merchant === node).length;
  return <Ghosts focus={choice} seat={seat} village={node} others={others} />;
}

function useHover(): [VillageId | null, (event: PointerEvent) => void, () => void] {
  const [hover, setHover] = useState<VillageId | null>(null);
  const over = (event: PointerEvent): void => {
    const found = event.target instanceof Element ? event.target.closest('[data-village]') : null;
    const name = found?.getAttribute('data-village') ?? undefined;
    setHover(event.pointerType !== 'touch' && isVillage(name) ? name : null);
  };
  return [hover, over, () => setHover(null)];
}

export function County(props: CountyProps): ReactNode {
  const { scene, preview, lang, page, verb, goods } = props;
  const { view } = scene;
  const words = wordsIn(lang);
  const player = playerIn(scene);
  const [hover, over, leave] = useHover();
  const due = regionsDue(scene);
  const soon = closing(scene, preview);
  const villages = VILLAGES.map(({ id, good }) => ({ id, view, player, verb, isLit: goods.includes(good) }));
  const nodes = whereToLook(scene, verb).join(' ');
  const look = useMemo(
    () => (page === null ? null : lookAt(nodes.split(' ').filter((n) => n === 'hermagor' || isVillage(n)))),
    [page, nodes],
  );
  return (
    <div className="h-county" onPointerOver={over} onPointerLeave={leave}>
      <ZoomPane whole={COUNTY_BOX} look={look} label={words.countyLabel} fit={words.whole}>
        <Hatch />
        <Drawn name={art('land')} x={0} y={0} width={1000} />
        {[...due, ...soon].map((region) => (
          <Closing key={region} region={region} />
        ))}
        <Drawn name={art('roads')} x={0} y={0} width={1000} />
        <Drawn name={art('costs')} x={0} y={0} width={1000} />
        <RegionSymbols due={due} />
        <Tallies view={view} lang={lang} />
        <Journey {...props} hover={hover} />
        <City />
        {villages.map((village) => (
          <Village key={village.id} {...village} />
        ))}
        <Posts posts={view.posts} />
        <Merchants players={view.players} />
        {villages.map((village) => (
          <VillageTag key={village.id} {...village} />
        ))}
        <Ghost {...props} />
        {[...due, ...soon].map((region) => (
          <Gain key={region} region={region} view={view} />
        ))}
      </ZoomPane>
    </div>
  );
}
