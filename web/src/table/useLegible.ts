// Words in a drawing shrink with it: on a small laptop those that could no longer be read are drawn larger than they were meant.
import { type RefObject, useEffect } from 'react';

/** CSS pixels. */
const LEAST = 12;
/** On a phone one comes close to a drawing instead. */
const LARGE = '(min-width: 701px) and (min-height: 500px)';
const PANES = '.t-board, .t-mine, .t-sidebox';
const WORDS = ':is(.t-board, .t-mine, .t-sidebox) svg :is(text, tspan)';

/** Enlarged words may be so much broader than they were drawn; what is more is taken from the letters' width. */
const BROADER = 1.1;

class Words {
  readonly #drawn = new WeakMap<Element, number>();
  readonly #pen = document.createElement('canvas').getContext('2d');

  /** As they were drawn, in the units of the drawing. */
  #sizeOf(words: SVGTextContentElement): number {
    const given = words.getAttribute('font-size');
    const size = given === null ? this.#drawn.get(words) : Number.parseFloat(given);
    if (size !== undefined && Number.isFinite(size)) return size;
    const found = Number.parseFloat(getComputedStyle(words).fontSize);
    this.#drawn.set(words, found);
    return found;
  }
  /** The width they may have where they stand, '' where that is no matter. */
  #widthOf(words: SVGTextContentElement, size: number): string {
    const text = words.textContent ?? '';
    if (this.#pen === null || words.childElementCount > 0 || text.length < 4) return '';
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(words);
    this.#pen.font = `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
    return (this.#pen.measureText(text).width * BROADER).toFixed(1);
  }
  #changeOf(words: SVGTextContentElement) {
    const matrix = words.getScreenCTM();
    const scale = matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const size = this.#sizeOf(words);
    if (scale === 0 || size * scale >= LEAST) return { words, size: '', width: '' };
    const isMuch = LEAST > size * scale * BROADER;
    return {
      words,
      size: `${(LEAST / scale).toFixed(2)}px`,
      width: isMuch ? this.#widthOf(words, size) : '',
    };
  }

  /** All of them are measured before one is changed: the page is laid out once. */
  enlarge(root: Element): void {
    const changes = [...root.querySelectorAll<SVGTextContentElement>(WORDS)].map((one) =>
      this.#changeOf(one),
    );
    for (const { words, size, width } of changes) {
      if (words.style.fontSize !== size) words.style.fontSize = size;
      if ((words.getAttribute('textLength') ?? '') === width) continue;
      if (width === '') words.removeAttribute('textLength');
      else words.setAttribute('textLength', width);
      words.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
  }
}

export function useLegible(root: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  useEffect(() => {
    const table = root.current;
    if (table === null || !isDrawn) return;
    const words = new Words();
    const enlarge = (): void => {
      if (matchMedia(LARGE).matches) words.enlarge(table);
    };
    const size = new ResizeObserver(enlarge);
    const drawn = new MutationObserver(enlarge); // before the next paint: nothing is seen to change
    for (const pane of table.querySelectorAll(PANES)) size.observe(pane);
    drawn.observe(table, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['viewBox', 'transform', 'font-size'],
    });
    enlarge();
    return () => {
      size.disconnect();
      drawn.disconnect();
    };
  }, [root, isDrawn]);
}
