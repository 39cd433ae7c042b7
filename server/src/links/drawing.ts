// The picture of a table, 1200 × 630: the game's cover, who sits there, how it stands. Only what anybody may see of a public table.
import { boxOf } from '@comptoir/catalogue';
import type { Lang, Seat } from '@comptoir/kernel';
import type { MatchInfo } from '@comptoir/protocol';
import { saysOf, statusOf, WORDS } from './words.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The seats' colours, and what is drawn on them, as at the table. */
const SEATS = [
  ['#cd5338', '#fff6e6'],
  ['#2f5b9c', '#fff6e6'],
  ['#f4b93f', '#2b1c10'],
  ['#3a1e38', '#fff6e6'],
  ['#cbecdd', '#1c2b26'],
] as const;
const MARKS = 'ABCDE';
const PLAIN = {
  paper: '#fffaf0',
  ink: '#2b1c10',
  'ink-2': '#5d4a37',
  accent: '#8f2f20',
  'on-accent': '#fff6e6',
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text inside of tags and attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly room: number;
}
/** About how wide a text is, in parts of its size: nothing measures it here, so what could be too long is made smaller. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (/[MWmw@]/.test(letter) ? 0.92 : /\p{Lu}/u.test(letter) ? 0.66 : 0.53),
    0,
  );
function line(text: string, { x, y, size, fill, room }: Line): string {
  const fitting = Math.min(size, room / Math.max(1, widthOf(text)));
  return `<text x="${x}" y="${y}" font-size="${fitting.toFixed(1)}" fill="${fill}">${escaped(text)}</text>`;
}

/** Where things stand. */
const COVER = { x: 48, y: 75, width: 624, height: 390 } as const;
const RIGHT = 720;
const ROOM = WIDTH - RIGHT - 48;
const ROWS = { first: 212, step: 62 } as const;
const BAND = 540;

export interface DrawnTable {
  readonly info: MatchInfo;
  readonly waiting: readonly Seat[];
}

function seatRow({ info, waiting }: DrawnTable, seat: Seat, colours: typeof PLAIN, lang: Lang): string {
  const { name, user, level } = info.seats[seat] ?? { name: '', user: null, level: null };
  const [ground, sign] = SEATS[seat % SEATS.length] ?? SEATS[0];
  const y = ROWS.first + seat * ROWS.step;
  const isFree = user === null && level === null;
  const words = WORDS[lang];
  const score = info.result?.scores[seat];
  const isFirst = info.result?.ranks[seat] === 1;
  const said = isFree ? words.free : name === '' ? words.bot : name;
  const disc = isFree
    ? `<circle cx="${RIGHT + 22}" cy="${y}" r="20" fill="none" stroke="${colours['ink-2']}" stroke-width="3" stroke-dasharray="7 6"/>`
    : `<circle cx="${RIGHT + 22}" cy="${y}" r="22" fill="${ground}"/><text x="${RIGHT + 22}" y="${y + 9}" text-anchor="middle" font-size="26" fill="${sign}">${MARKS[seat] ?? ''}</text>`;
  const fill = isFree ? colours['ink-2'] : colours.ink;
  const room = score === undefined ? ROOM - 60 : ROOM - 150;
  const row = [disc, line(said, { x: RIGHT + 58, y: y + 11, size: 34, fill, room })];
  if (score !== undefined)
    row.push(
      `<text x="${WIDTH - 48}" y="${y + 12}" text-anchor="end" font-size="${isFirst ? 42 : 34}" fill="${isFirst ? colours.accent : colours.ink}">${score}</text>`,
    );
  else if (waiting.includes(seat) && info.status === 'running')
    row.push(`<rect x="${RIGHT - 12}" y="${y - 22}" width="5" height="44" fill="${colours.accent}"/>`);
  return row.join('');
}

export function drawingOf(table: DrawnTable, lang: Lang, cover: string | null): string {
  const { info } = table;
  const box = boxOf(info.game);
  const colours = { ...PLAIN, ...box?.palette.light };
  const title = box?.texts[lang].title ?? info.game;
  const image =
    cover === null
      ? ''
      : `<image x="${COVER.x}" y="${COVER.y}" width="${COVER.width}" height="${COVER.height}" href="${cover}" clip-path="url(#cover)"/>`;
  const frame = `x="${COVER.x}" y="${COVER.y}" width="${COVER.width}" height="${COVER.height}" rx="10"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Alegreya" font-weight="800">`,
    `<clipPath id="cover"><rect ${frame}/></clipPath><rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/>`,
    image,
    `<rect ${frame} fill="none" stroke="${colours.ink}" stroke-width="3"/>`,
    line(title, { x: RIGHT, y: 116, size: 60, fill: colours.ink, room: ROOM }),
    line(statusOf(info, lang), { x: RIGHT, y: 160, size: 26, fill: colours['ink-2'], room: ROOM }),
    ...info.seats.map(({ seat }) => seatRow(table, seat, colours, lang)),
    `<rect y="${BAND}" width="${WIDTH}" height="${HEIGHT - BAND}" fill="${colours.accent}"/>`,
    line('Comptoir', { x: 48, y: 600, size: 44, fill: colours['on-accent'], room: 300 }),
    line(saysOf(info, lang), { x: 290, y: 597, size: 30, fill: colours['on-accent'], room: WIDTH - 338 }),
    '</svg>',
  ].join('');
}
