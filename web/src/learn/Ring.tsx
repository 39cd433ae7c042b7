// Brass: a ring around what the coach speaks of, on the board and in the bar, and an arrow where the ground is free.
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { arrowTo } from './arrow.ts';
import './ring.css';

/** An outline in its own coordinates, and where these lie on the screen. */
interface Outline {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly matrix: string;
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
/** What is drawn smaller cannot be told apart: a ring would say nothing. */
const LEAST_SIDE = 14;
const LOOK_MS = 200;

const areaOf = ({ width, height }: DOMRect): number => width * height;

function boxAround(rect: DOMRect): Outline {
  const attributes = {
    x: String(Math.round(rect.x - ROOM)),
    y: String(Math.round(rect.y - ROOM)),
    width: String(Math.round(rect.width + 2 * ROOM)),
    height: String(Math.round(rect.height + 2 * ROOM)),
    rx: '9',
  };
  return { tag: 'rect', attributes, matrix: '' };
}

/** The thing's own outline where one of its shapes is as large as it; a box otherwise. */
function outlineOf(element: Element): Outline {
  const rect = element.getBoundingClientRect();
  if (!(element instanceof SVGElement)) return boxAround(rect);
  const shapes = element.matches(SHAPES) ? [element] : [...element.querySelectorAll(SHAPES)];
  const [shape] = shapes
    .filter((one) => areaOf(one.getBoundingClientRect()) >= LEAST_SHARE * areaOf(rect))
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

/** What lies over the board, or beside it. */
const PANELS = '.t-bar, .t-head, .t-pages, .l-dock';
/** In sight, and not under a panel that it is no part of. */
const isSeen = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (Math.min(width, height) < LEAST_SIDE) return false;
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && top.closest(PANELS) === element.closest(PANELS);
};

/** The button of the group in which the option waits; none once its list is open. */
function groupOf(name: string): Element | undefined {
  const groups = document.querySelectorAll<HTMLElement>('.t-bar .t-group[aria-expanded="false"]');
  return [...groups].find((one) => isSeen(one) && one.dataset.holds?.split('|').includes(name));
}

/** A thing that is spread over the board marks the part that wears the ring. */
const partOf = (element: Element): Element => element.querySelector('[data-ring]') ?? element;

/** What bears this name: its button in the bar, and its thing on the board. A place may be called like an option. */
function bearersOf(name: string): { readonly bar: Element | null; readonly thing: Element | null } {
  const escaped = CSS.escape(name);
  const options = document.querySelectorAll(
    `.t-table :is([data-target="${escaped}"], [data-stands-for="${escaped}"])`,
  );
  const places = document.querySelectorAll(`.t-table [data-place="${escaped}"]`);
  const all = [...(options.length > 0 ? options : places)].map(partOf).filter(isSeen);
  return {
    bar: all.find((one) => one.closest('.t-bar') !== null) ?? groupOf(name) ?? null,
    thing: all.find((one) => one.closest('.t-bar, .l-dock') === null) ?? null,
  };
}

/** In a sheet that scrolls, what is ringed comes into sight. */
function bringIntoSight(names: readonly string[]): void {
  for (const name of names)
    document
      .querySelector(`.t-options [data-target="${CSS.escape(name)}"]`)
      ?.scrollIntoView({ block: 'nearest' });
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
  const shape = (name: string): ReactNode =>
    createElement(outline.tag, { ...outline.attributes, className: name, transform: outline.matrix });
  return (
    <g className="l-ring" data-kind={kind}>
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
  const [rings, setRings] = useState(NOTHING);
  const key = names.join('|');
  useEffect(() => {
    const list = key === '' ? [] : key.split('|');
    let shown = '';
    bringIntoSight(list);
    const look = (): void => {
      const found = list.length === 0 ? NOTHING : ringsFor(list, next);
      const text = JSON.stringify(found);
      if (text !== shown) setRings(found);
      shown = text;
    };
    look();
    const timer = setInterval(look, LOOK_MS); // boards move, zoom and scroll without telling
    window.addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
    };
  }, [key, next]);
  return (
    <svg className="l-rings" aria-hidden="true">
      {rings.next.map((outline) => (
        <Brass key={JSON.stringify(outline)} outline={outline} kind="next" />
      ))}
      {rings.now.map((outline) => (
        <Brass key={JSON.stringify(outline)} outline={outline} kind="now" />
      ))}
      {rings.arrow === null ? null : (
        <g className="l-arrow">
          <path className="l-ink" d={rings.arrow.line} />
          <path className="l-brass" d={rings.arrow.line} />
          <path className="l-head" d={rings.arrow.head} />
        </g>
      )}
    </svg>
  );
}
