// What a screen reader or a voice calls an option.

/** Begins with the words on the button, so that who says what they see is understood. */
export function optionName(title: string, label: string): string {
  const isIn = label.toLowerCase().startsWith(title.toLowerCase());
  return isIn || title === '' ? label : `${title}. ${label}`;
}
