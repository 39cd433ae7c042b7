// A figure is drawn as on a desk, whatever the screen: rules for small screens are told to leave it alone.
const SMALL = /max-(?:width|height)/;
/** Without weight: what the rules mean to everything else stays as it is. */
const ELSEWHERE = ':not(:where(.fig-stage, .fig-stage *))';

const told = new WeakSet<CSSRule>();

/** A selector list, split where a comma stands outside of brackets. */
const parts = (selectors: string): readonly string[] => selectors.split(/,(?![^([]*[)\]])/);

function sparing(selectors: string): string {
  return parts(selectors)
    .map((selector) => selector.trim().replace(/(::[\w-]+)?$/, `${ELSEWHERE}$1`))
    .join(', ');
}

function tell(rules: CSSRuleList, isSmall: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) tell(rule.cssRules, isSmall || SMALL.test(rule.media.mediaText));
    else if (isSmall && rule instanceof CSSStyleRule && !told.has(rule)) {
      told.add(rule);
      rule.selectorText = sparing(rule.selectorText);
    }
  }
}

/** For every style sheet there is by now; those of boards come with the board. */
export function drawAsOnADesk(): void {
  for (const sheet of document.styleSheets) tell(sheet.cssRules, false);
}
