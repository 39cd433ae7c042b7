// Symbols come from sprites that are put into the page once: the kit's own, and one per game with its board.
import type { ReactNode } from 'react';
import pieces from './sprites/pieces.svg?raw';
import ui from './sprites/ui.svg?raw';

/** Puts a sprite's symbols into the page. */
export function addSprite(name: string, text: string): void {
  const id = `sprite-${name}`;
  if (document.getElementById(id) !== null) return;
  const attributes = `id="${id}" class="k-sprite" aria-hidden="true"`;
  document.body.insertAdjacentHTML('afterbegin', text.replace('<svg', `<svg ${attributes}`));
}
// Each by itself: a phone that is busy with them and with the scripts at once would not answer.
setTimeout(addSprite, 0, 'ui', ui);
setTimeout(addSprite, 0, 'pieces', pieces);

export interface IconProps {
  /** A symbol: `ui-undo`, `<game>-coin`. */
  readonly name: string;
  readonly className?: string;
  /** What it means where no word stands beside it. */
  readonly label?: string;
}

/** A symbol of a sprite as a small picture, as large as a line of text unless styled otherwise. */
export function Icon({ name, className = '', label }: IconProps): ReactNode {
  const use = <use href={`#${name}`} />;
  const classes = `k-icon ${className}`;
  if (label === undefined)
    return (
      <svg className={classes} viewBox="0 0 48 48" aria-hidden="true">
        {use}
      </svg>
    );
  return (
    <svg className={classes} viewBox="0 0 48 48" role="img" aria-label={label}>
      <title>{label}</title>
      {use}
    </svg>
  );
}

export interface SymbolProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly opacity?: number;
}

/** A symbol inside a drawing. */
export function Drawn({ name, x, y, width, height = width, opacity }: SymbolProps): ReactNode {
  return <use href={`#${name}`} x={x} y={y} width={width} height={height} opacity={opacity} />;
}
