// Texts into the clipboard. Browsers give it to secure pages alone; on a network of one's own, by http, there is the old way.
let last: string | null = null;

/** What is marked is copied, so it is written somewhere to be marked. */
function copyMarked(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden-words';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

/** Whether it is there now. */
export async function copyText(text: string): Promise<boolean> {
  const isCopied =
    'clipboard' in navigator
      ? await navigator.clipboard.writeText(text).then(
          () => true,
          () => false,
        )
      : copyMarked(text);
  if (isCopied) last = text;
  return isCopied;
}

/** This was the last that a page of this visit has copied. */
export const wasCopied = (text: string): boolean => last === text;
