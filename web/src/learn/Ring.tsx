// Brass: a ring around what the coach speaks of, on the board and in the bar, and an arrow where the ground is free.
import { createElement, type ReactNode, useEffect, useId, useState } from 'react';
import { arrowTo } from './arrow.ts';
import './ring.css';
import { bringIntoSight, type Edges, isSeen, namesakes, windowOn } from './sight.ts';

/** An outline in its own coordinates, where these lie on the screen, and how much of it is seen. */
interface Outline {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly matrix: string;
  readonly window: Edges;
}
interface Rings {
  readonly now: readonly Outline[];
  readonly next: readonly Outline[];
  readonly arrow: { readonly line: string; readonly head: string } | null;
}
const NOTHING: Rings = { now: [], next: [], arrow: null };

const GEOMETRY = ['d', 'x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'points'] as const;
const SHAPES = 'path, rect, circle, ellipse, polygon';
/** A shape stands for its thing when it covers most of it. */
const LEAST_SHARE = 0.55;
const ROOM = 4;
/** Rings stand out a little where their things touch the edge. */
const EDGE = 8;
/** Boards and sheets settle while it looks so many times; then whoever moves them by hand is left alone. */
const LOOK = { everyMs: 200, toSettle: 8 } as const;

/** Where a thing fills the screen from edge to edge, its ring keeps so far from them. */
const INSET = 4;

const areaOf = ({ width, height }: DOMRect): number => width * height;

/** A box a little larger than this, but never half out of the screen. */
function boxAround({ left, top, right, bottom }: DOMRect): Omit<Outline, 'window'> {
  const low = (edge: number): number => (edge < 0 ? edge : Math.max(INSET, edge - ROOM));
  const high = (edge: number, end: number): number =>
    edge > end ? edge : Math.min(end - INSET, edge + ROOM);
  const [x, y] = [low(left), low(top)] as const;
  const attributes = {
    x: String(Math.round(x)),
    y: String(Math.round(y)),
    width: String(Math.round(high(right, innerWidth) - x)),
    height: String(Math.round(high(bottom, innerHeight) - y)),
    rx: '9',
  };
  return { tag: 'rect', attributes, matrix: '' };
}

/** Lines that enclose nothing, such as borders between fields, are no outline. */
const isArea = (shape: Element): boolean => !shape.matches('path') || getComputedStyle(shape).fill !== 'none';

/** The thing's own outline where one of its shapes is as large as it; a box otherwise. */
function shapeOf(element: Element): Omit<Outline, 'window'> {
  const rect = element.getBoundingClientRect();
  if (!(element instanceof SVGElement)) return boxAround(rect);
  const shapes = element.matches(SHAPES) ? [element] : [...element.querySelectorAll(SHAPES)];
  const [shape] = shapes
    .filter((one) => areaOf(one.getBoundingClientRect()) >= LEAST_SHARE * areaOf(rect) && isArea(one))
    .sort((a, b) => areaOf(b.getBoundingClientRect()) - areaOf(a.getBoundingClientRect()));
  const at = shape instanceof SVGGraphicsElement ? shape.getScreenCTM() : null;
  if (shape === undefined || at === null) return boxAround(rect);
  const given = GEOMETRY.flatMap((name) => {
    const value = shape.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  const numbers = [at.a, at.b, at.c, at.d, at.e, at.f].map((n) => n.toFixed(3));
  return {
    tag: shape.tagName,
    attributes: Object.fromEntries(given),
    matrix: `matrix(${numbers.join(' ')})`,
  };
}

const outlineOf = (element: Element): Outline => ({ ...shapeOf(element), window: windowOn(element) });

/** The button of the group in which the option waits; none once its list is open. */
function groupOf(name: string): Element | undefined {
  const groups = document.querySelectorAll<HTMLElement>('.t-bar .t-group[aria-expanded="false"]');
  return [...groups].find((one) => isSeen(one) && one.dataset.holds?.split('|').includes(name));
}

/** Where options are listed: the bar, and a group of it that was opened. */
const OPTIONS = '.t-bar, .t-choices';

/** What bears this name: its button in the bar, and its thing on the board. */
function bearersOf(name: string): { readonly bar: Element | null; readonly thing: Element | null } {
  const all = namesakes(name).filter(isSeen);
  return {
    bar: all.find((one) => one.closest(OPTIONS) !== null) ?? groupOf(name) ?? null,
    thing: all.find((one) => one.closest(`${OPTIONS}, .l-dock`) === null) ?? null,
  };
}

function ringsFor(names: readonly string[], next: string | null): Rings {
  const found = names.map(bearersOf);
  const things = found.flatMap(({ thing }) => (thing === null ? [] : [thing]));
  const bars = new Set(found.flatMap(({ bar }) => (bar === null ? [] : [bar]))); // two may wait in one group
  const after = next === null ? null : bearersOf(next).thing;
  const [first] = things;
  return {
    now: [...things, ...bars].map(outlineOf),
    next: after === null || things.includes(after) ? [] : [outlineOf(after)],
    arrow: first === undefined ? null : arrowTo(first.getBoundingClientRect()),
  };
}

function Brass({ outline, kind }: { readonly outline: Outline; readonly kind: 'now' | 'next' }): ReactNode {
  const id = useId();
  const { left, top, right, bottom } = outline.window;
  const shape = (name: string): ReactNode =>
    createElement(outline.tag, { ...outline.attributes, className: name, transform: outline.matrix });
  return (
    <g className="l-ring" data-kind={kind} clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect
          x={left - EDGE}
          y={top - EDGE}
          width={Math.max(0, right - left + 2 * EDGE)}
          height={Math.max(0, bottom - top + 2 * EDGE)}
        />
      </clipPath>
      {shape('l-ink')}
      {shape('l-brass')}
    </g>
  );
}

export interface RingProps {
  readonly names: readonly string[];
  readonly next: string | null;
}

/** Over everything, never in the way: it listens to nothing and follows what it surrounds. */
export function Ring({ names, next }: RingProps): ReactNode {
  const [drawn, setDrawn] = useState(NOTHING);
  const key = names.join('|');
  useEffect(() => {
    const list = key === '' ? [] : key.split('|');
    let shown = '';
    let looks = 0;
    let bearers = 0;
    const look = (): void => {
      const found = list.flatMap(namesakes).length;
      looks = found === bearers ? looks + 1 : 1; // a group that was opened settles anew
      bearers = found;
      if (looks <= LOOK.toSettle) bringIntoSight(next === null ? list : [...list, next]);
      const rings = list.length === 0 ? NOTHING : ringsFor(list, next);
      const text = JSON.stringify(rings);
      if (text !== shown) setDrawn(rings);
      shown = text;
    };
    look();
    const timer = setInterval(look, LOOK.everyMs); // boards move, zoom and scroll without telling
    window.addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
    };
  }, [key, next]);
  return (
    <svg className="l-rings" aria-hidden="true">
      {drawn.next.map((outline) => (
        <Brass key={JSON.stringify(outline)} outline={outline} kind="next" />
      ))}
      {drawn.now.map((outline) => (
        <Brass key={JSON.stringify(outline)} outline={outline} kind="now" />
      ))}
      {drawn.arrow === null ? null : (
        <g className="l-arrow">
          <path className="l-ink" d={drawn.arrow.line} />
          <path className="l-brass" d={drawn.arrow.line} />
          <path className="l-head" d={drawn.arrow.head} />
        </g>
      )}
    </svg>
  );
}
