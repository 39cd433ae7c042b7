// Dates, hours, spans of time, places and shares, as each language writes them.
import { type Lang, once } from '@comptoir/kernel';

type Unit = 'day' | 'hour' | 'minute' | 'second';

export interface Format {
  /** `15 Nov 2026` */
  date(when: string | number): string;
  /** `20:31` */
  time(when: string | number): string;
  /** `November 2026` */
  month(when: string | number): string;
  /** `11 pm`, `23 h` */
  hour(hour: number): string;
  /** `3 days`; narrow: `3d` */
  span(n: number, unit: Unit, width?: 'long' | 'narrow'): string;
  /** `1st place` */
  place(n: number): string;
  /** `30%` of 0.3 */
  share(part: number): string;
}

const ORDINALS: Readonly<Record<Lang, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
  fr: { one: 'ʳᵉ', other: 'ᵉ' },
};

function formatIn(lang: Lang, locale: string): Format {
  const date = once(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
  );
  const time = once(
    () => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false }),
  );
  const month = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));
  const hour = once(
    () => new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: lang === 'en', timeZone: 'UTC' }),
  );
  const ordinal = once(() => new Intl.PluralRules(locale, { type: 'ordinal' }));
  const share = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  return {
    date: (when) => date().format(new Date(when)),
    time: (when) => time().format(new Date(when)),
    month: (when) => month().format(new Date(when)),
    // French clocks say 07 h, its printers 7 h.
    hour: (at) =>
      hour()
        .format(Date.UTC(2000, 0, 1, at))
        .replace(/^0/, ''),
    span: (n, unit, width = 'long') =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: width }).format(n),
    place: (n) => `${n}${ORDINALS[lang][ordinal().select(n)] ?? ''} place`,
    share: (part) => share().format(part),
  };
}

const FORMATS: Readonly<Record<Lang, Format>> = { en: formatIn('en', 'en-GB'), fr: formatIn('fr', 'fr-FR') };

export const formatOf = (lang: Lang): Format => FORMATS[lang];
