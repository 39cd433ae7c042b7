// A merchant’s mark for every person, drawn from their number: nobody uploads a picture, and nobody has to look after them.
import './house-mark.css';

const HEADS = [
  'M24 9L13.5 21.5H33',
  'M16 15H32',
  'M17.5 13H30.5M15 19H33',
  'M15.5 18L24 9L32.5 18',
  'M24 9.5H34V17H24',
  'M14.5 11L24 18L33.5 11',
];
const MIDDLES = [
  '',
  'M15.5 26H32.5',
  'M16.5 22L31.5 31',
  'M16 31L24 24L32 31',
  'M19 25a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  'M16 24v5M32 24v5M16 26.5H32',
];
const FEET = [
  'M16 38.5H32',
  'M24 31L15.5 39M24 31L32.5 39',
  'M19.5 37a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0',
  'M24 39c-8 0-9-4-8.5-8',
  'M15 34q9 9 18 0',
  'M16 39V34.5H32V39',
];
const TINTS = ['sand', 'sky', 'moss', 'rose', 'sea', 'bone', 'gold', 'clay'];
const PRIME = 16_777_619;
const MIX = 1_540_483_477;

/** FNV-1a, and a stir: ids that differ in one letter have marks that look different. */
function hashOf(id: string): number {
  let hash = 2_166_136_261;
  for (let n = 0; n < id.length; n += 1) hash = Math.imul(hash ^ id.charCodeAt(n), PRIME) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), MIX) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** What is drawn for somebody: a staff with head, middle and foot, and the tint it lies on. */
export function houseMark(id: string): { readonly path: string; readonly tint: string } {
  const hash = hashOf(id);
  const of = (parts: readonly string[], shift: number): string =>
    parts[(hash >>> shift) % parts.length] ?? '';
  return { path: `M24 9V39${of(HEADS, 3)}${of(MIDDLES, 9)}${of(FEET, 15)}`, tint: of(TINTS, 0) };
}

interface HouseMarkProps {
  /** Of the person. */
  readonly id: string;
  readonly size?: 'm' | 'l' | 'xl';
  /** A dot says whether they are here; none where it is not known. */
  readonly isHere?: boolean;
}

/** Decoration: the name is beside it. */
export function HouseMark({ id, size = 'm', isHere }: HouseMarkProps) {
  const { path, tint } = houseMark(id);
  return (
    <svg
      className={`icon icon-${size} house-mark`}
      viewBox="0 0 48 48"
      aria-hidden="true"
      style={{ color: `var(--k-${tint})` }}
    >
      <circle cx="24" cy="24" r="22" />
      <path d={path} />
      {isHere !== undefined && <circle className="dot" data-here={isHere} cx="39" cy="39" r="7" />}
    </svg>
  );
}
