// Pass, waive, decline, done, end: the one of them that can be chosen stands by the gate.
import { nameOf, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { CarthagoOption } from '../src/types.ts';
import { button } from './buttons.ts';
import type { CarthagoScene } from './facts.ts';
import { GATE } from './layout.ts';
import { GlowRect } from './Pieces.tsx';

const VERBS: readonly string[] = ['pass', 'waive', 'decline', 'done', 'end'];

function Sign({ option, title }: { option: CarthagoOption; title: string }): ReactNode {
  const { attributes, state } = useTarget(nameOf(option));
  const width = Math.max(92, title.length * 7.6 + 34);
  const x = GATE.right - width;
  return (
    <g {...attributes}>
      <rect className="c-sign" x={x} y={GATE.y} width={width} height={GATE.height} rx="6" />
      <text className="c-mid" x={x + width / 2} y={GATE.y + 30} fontSize="14.5" fontWeight="700">
        {title}
      </text>
      <GlowRect state={state} x={x} y={GATE.y} width={width} height={GATE.height} radius={7} />
    </g>
  );
}

export function Aside({ scene, lang }: { scene: CarthagoScene; lang: Lang }): ReactNode {
  const options: readonly CarthagoOption[] = scene.decision?.options ?? [];
  const option = options.find(({ verb }) => VERBS.includes(verb));
  return option === undefined ? null : (
    <Sign key={option.verb} option={option} title={button(option, scene, lang).title} />
  );
}
