// How a number went: a line with a dot for each value, the last one filled.
import './trend.css';
import type { ReactNode } from 'react';

const [WIDE, HIGH, EDGE] = [320, 84, 10];

interface TrendProps {
  readonly values: readonly number[];
  /** All of it in words. */
  readonly label: string;
  readonly isDashed?: boolean;
  /** A level to compare with. */
  readonly level?: number | null;
}

export function Trend({ values, label, isDashed = false, level = null }: TrendProps): ReactNode {
  const all = level === null ? values : [...values, level];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (n: number): number => EDGE + (n * (WIDE - 2 * EDGE)) / Math.max(1, values.length - 1);
  const y = (value: number): number =>
    high === low ? HIGH / 2 : HIGH - EDGE - ((value - low) * (HIGH - 2 * EDGE)) / (high - low);
  const dots = values.map((value, n) => [x(n), y(value)] as const);
  return (
    <svg className="trend" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      {level === null ? null : (
        <line x1={0} x2={WIDE} y1={y(level)} y2={y(level)} stroke="currentColor" strokeDasharray="2 5" />
      )}
      <polyline
        points={dots.map((dot) => dot.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={isDashed ? '5 5' : undefined}
      />
      {dots.map(([cx, cy], n) => (
        <circle
          key={`${cx}`}
          cx={cx}
          cy={cy}
          r={n === dots.length - 1 ? 5 : 3}
          fill={n === dots.length - 1 ? 'var(--g-accent)' : 'var(--g-card)'}
          stroke="currentColor"
          strokeWidth="1.6"
        />
      ))}
    </svg>
  );
}
