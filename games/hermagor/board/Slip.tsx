// The slip: what the option in focus would bring, added up line by line.
import { type BoardProps, Icon } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './slip.css';
import { STALLS } from '../src/data/market.ts';
import type { Node, Region } from '../src/names.ts';
import { postMoney } from '../src/rules/7-selling.ts';
import { capital, NAMES } from '../src/texts/names.ts';
import { costAt, goodOf, goodsOf, nameOf } from '../src/texts/words.ts';
import type { Hermagor, HermagorOption } from '../src/types.ts';
import { art } from './art.ts';
import {
  closing,
  gainOf,
  type HermagorScene,
  journeyTo,
  nodeIn,
  playerIn,
  sameMarket,
  seatIn,
} from './facts.ts';
import { roadsAlong } from './layout.ts';
import { BUILDING_ART } from './pictures.ts';
import { goodName, signed, tileTitle, wordsIn } from './words.ts';

interface SlipProps extends BoardProps<Hermagor> {
  readonly choice: HermagorOption | null;
}
interface Line {
  readonly id: string;
  readonly text: string;
  readonly icons: readonly string[];
  readonly money: number;
}

function journeyLine(scene: HermagorScene, choice: HermagorOption, node: Node, lang: Lang): Line[] {
  const words = wordsIn(lang);
  const { route, full, half } = journeyTo(playerIn(scene), node);
  if (full === 0) return [];
  const by = route.length === 3 ? route.slice(1, -1).map(nameOf).join('') : '';
  const roads = roadsAlong(route).map(({ cost }) => cost);
  const sum = roads.length > 4 ? String(full) : roads.join(' + ');
  const isHalf = choice.verb === 'shortcutAndSell' || choice.verb === 'moveOnly';
  const text = isHalf ? words.half(by, String(full)) : words.journey(by, sum);
  return [{ id: 'journey', text, icons: [], money: -(isHalf ? half : full) }];
}

function regionLine(scene: HermagorScene, region: Region, lang: Lang): Line {
  const goods = goodsOf(region);
  const icons = goods.length === 0 ? [art('nobility')] : goods.map((good) => BUILDING_ART[good]);
  const text = capital(NAMES[lang].region(region));
  return { id: region, text, icons, money: gainOf(scene.view, region) };
}

export function linesOf(
  choice: HermagorOption,
  node: Node,
  scene: HermagorScene,
  preview: HermagorScene | null,
  lang: Lang,
): readonly Line[] {
  const lines = journeyLine(scene, choice, node, lang);
  if (choice.verb !== 'moveOnly') {
    const good = goodOf(node);
    const text = wordsIn(lang).saleOf(goodName(good, lang).toLowerCase());
    lines.push({ id: 'sale', text, icons: [], money: scene.view.prices[good] });
  }
  return [...lines, ...closing(scene, preview).map((region) => regionLine(scene, region, lang))];
}

/** Others whose posts in the village are paid. */
function paidOthers(scene: HermagorScene, choice: HermagorOption, node: Node, lang: Lang): string {
  const { view } = scene;
  if (choice.verb === 'moveOnly') return wordsIn(lang).postBack;
  const sellers = view.isBlackMarketForAll ? view.players : [playerIn(scene)];
  if (sellers.some(({ tiles }) => tiles.includes('blackMarket'))) return '';
  const there = view.posts.filter(({ village }) => village === node).map(({ owner }) => owner);
  const names = there.flatMap((owner) =>
    owner === 'shared' || owner === seatIn(scene) ? [] : [scene.players[owner]?.name ?? ''],
  );
  if (names.length === 0) return '';
  return wordsIn(lang).paid(names.join(wordsIn(lang).and), postMoney(there.includes('shared')));
}

function SaleSlip({ scene, preview, choice, lang }: SlipProps): ReactNode {
  const node = nodeIn(choice, playerIn(scene));
  if (choice === null || node === null || node === 'hermagor') return null;
  const words = wordsIn(lang);
  const money = playerIn(scene).money ?? 0;
  const lines = linesOf(choice, node, scene, preview, lang);
  const sum = lines.reduce((total, line) => total + line.money, money);
  const others = paidOthers(scene, choice, node, lang);
  return (
    <section className="h-slip" role="status">
      <h3>
        <Icon name={art(goodOf(node))} />
        {nameOf(node)}
      </h3>
      <dl>
        {lines.map(({ id, text, icons, money: part }) => (
          <div key={id}>
            <dt>
              {text}
              {icons.map((icon) => (
                <Icon key={icon} name={icon} />
              ))}
            </dt>
            <dd>{signed(part)}</dd>
          </div>
        ))}
        <div className="h-sum">
          <dt>{words.becomes(money)}</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
      {others === '' ? null : <p>{others}</p>}
    </section>
  );
}

/** What changes hands if the buyer stands there. */
export function marketChanges(
  scene: HermagorScene,
  preview: HermagorScene | null,
  lang: Lang,
): readonly string[] {
  const after = sameMarket(scene, preview);
  if (after === null) return [];
  const words = wordsIn(lang);
  const me = seatIn(scene);
  const nameOfOwner = (owner: number | 'shared'): string =>
    owner === 'shared' ? words.both : (scene.players[owner]?.name ?? '');
  return STALLS.flatMap((_, n) => {
    const [now, then] = [scene.view.market[n], after.market[n]];
    if (now === undefined || then === undefined || now.tile === null || now.leader === then.leader) return [];
    const title = tileTitle(now.tile, lang);
    if (then.leader === 'tie') return [words.tied(title)];
    if (then.leader === null) return [];
    if (then.leader !== me) return [words.theirs(title, nameOfOwner(then.leader))];
    const loser = now.leader === null || now.leader === 'tie' ? null : nameOfOwner(now.leader);
    return [words.yours(title, loser)];
  });
}

function BuyerSlip({ scene, preview, choice, lang }: SlipProps): ReactNode {
  if (choice?.verb !== 'buyer' && choice?.verb !== 'sharedBuyer') return null;
  const words = wordsIn(lang);
  const after = sameMarket(scene, preview);
  const seat = seatIn(scene);
  const changes = marketChanges(scene, preview, lang);
  const [before, then] = [scene.view.players[seat], after?.players[seat]];
  return (
    <section className="h-slip" role="status">
      <h3>
        <Icon name={art('buyer')} />
        {words.hereFor(choice.verb === 'buyer' ? costAt(choice.noun) : 0)}
      </h3>
      {changes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {after !== null && changes.length === 0 ? <p>{words.noChange}</p> : null}
      {before !== undefined && then !== undefined && before.corridorIncome !== then.corridorIncome ? (
        <p>{words.income(before.corridorIncome, then.corridorIncome)}</p>
      ) : null}
    </section>
  );
}

export function Slip(props: SlipProps): ReactNode {
  return props.choice?.verb === 'buyer' || props.choice?.verb === 'sharedBuyer' ? (
    <BuyerSlip {...props} />
  ) : (
    <SaleSlip {...props} />
  );
}
