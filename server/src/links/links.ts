// Links that show: what pages say about themselves to whoever draws a preview of a link, with a picture of the table.
import { createHash } from 'node:crypto';
import { boxOf } from '@comptoir/catalogue';
import type { Lang, Seat } from '@comptoir/kernel';
import { PlatformError } from '@comptoir/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../address.ts';
import type { Database } from '../database/index.ts';
import type { App } from '../http/context.ts';
import type { Limits } from '../limits.ts';
import { matchInfo } from '../matches/queries.ts';
import type { Site } from '../site.ts';
import { type DrawnTable, drawingOf, escaped, HEIGHT, WIDTH } from './drawing.ts';
import { coverPath, type Pictures } from './pictures.ts';
import { saysOf, titleFor, WORDS } from './words.ts';

interface LinkSettings {
  readonly database: Database;
  readonly limits: Limits;
  readonly site: Site;
  readonly pictures: Pictures;
}
interface Tags {
  readonly title: string;
  readonly text: string;
  /** Its address and its size. */
  readonly picture: readonly [url: string, width: number, height: number];
}
/** The size of the covers in the build. */
const COVER = [1056, 660] as const;
/** A picture is asked for anew after so many seconds: the table moves on. */
const FRESH_FOR = 300;

/** The language of the link where it says one, else of whoever asks. */
function langOf({ query, headers }: FastifyRequest): Lang {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  if (asked === 'fr' || asked === 'en') return asked;
  return /^fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en';
}

export class Links {
  readonly #settings: LinkSettings;

  constructor(settings: LinkSettings) {
    this.#settings = settings;
  }

  register(app: App): void {
    app.get<{ Params: { match: string } }>('/pictures/:match', (request, reply) =>
      this.#picture(request, reply, request.params.match),
    );
  }

  /** What stands in the head of a page; null where it says nothing of its own, or cannot now. */
  async headOf(request: FastifyRequest): Promise<string | null> {
    const [path = ''] = request.url.split('?');
    const [, kind, id = ''] = /^\/(play|games)\/([\w-]{1,40})(?:\/|$)/.exec(path) ?? [];
    const lang = langOf(request);
    if (kind === 'games') return this.#written(path, gameTags(id, lang));
    if (kind !== 'play') return null;
    try {
      this.#settings.limits.spend('requestsOfAddress', addressKey(request.ip));
      return this.#written(path, await this.#tableTags(id, lang));
    } catch {
      return null; // the page says itself what is the matter
    }
  }

  async #table(match: string): Promise<DrawnTable> {
    const { database } = this.#settings;
    const info = await matchInfo(database, match, null);
    const { rows } = await database.pool.query<{ waiting: Seat[] | null }>(
      'select waiting from asked where match = $1',
      [match],
    );
    return { info, waiting: rows[0]?.waiting ?? [] };
  }

  /** Of a private table nothing but its game. */
  async #tableTags(match: string, lang: Lang): Promise<Tags | null> {
    const table = await this.#table(match);
    const { info } = table;
    const game = gameTags(info.game, lang);
    if (!info.isPublic) return game === null ? null : { ...game, text: WORDS[lang].invited };
    const url = `/pictures/${match}?lang=${lang}&v=${keyOf(table, lang).slice(0, 12)}`;
    const text = `${saysOf(info, lang)}. ${WORDS[lang].invites[info.status]}`;
    return { title: titleFor(info, lang), text, picture: [url, WIDTH, HEIGHT] };
  }

  async #picture(request: FastifyRequest, reply: FastifyReply, match: string): Promise<FastifyReply> {
    const { limits, pictures } = this.#settings;
    if (!/^[\w-]{1,40}$/.test(match)) throw new PlatformError('malformed');
    const lang = langOf(request);
    limits.spend('requestsOfAddress', addressKey(request.ip));
    const table = await this.#table(match);
    if (!table.info.isPublic) throw new PlatformError('private');
    const key = keyOf(table, lang);
    if (!pictures.isKept(key)) limits.spend('pictures', addressKey(request.ip));
    const { game } = table.info;
    const png = await pictures.draw(key, () => drawingOf(table, lang, pictures.cover(game, lang)));
    return reply
      .header('Cache-Control', `public, max-age=${FRESH_FOR}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('image/png')
      .send(png);
  }

  #written(path: string, tags: Tags | null): string | null {
    if (tags === null) return null;
    const { url } = this.#settings.site;
    const [picture, width, height] = tags.picture;
    const all: readonly (readonly [string, string | number])[] = [
      ['og:type', 'website'],
      ['og:site_name', 'Comptoir'],
      ['og:url', `${url}${path}`],
      ['og:title', tags.title],
      ['og:description', tags.text],
      ['og:image', `${url}${picture}`],
      ['og:image:width', width],
      ['og:image:height', height],
      ['og:image:alt', tags.title],
      ['twitter:card', 'summary_large_image'],
    ];
    return all
      .map(([name, content]) => `<meta property="${name}" content="${escaped(String(content))}" />`)
      .join('');
  }
}

/** Another one for every picture of a table. */
function keyOf({ info, waiting }: DrawnTable, lang: Lang): string {
  const { id, status, seats, result } = info;
  const shown = [id, lang, status, seats.map(({ name, level }) => [name, level]), result, waiting];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}

function gameTags(id: string, lang: Lang): Tags | null {
  const texts = boxOf(id)?.texts[lang];
  if (texts === undefined) return null;
  return {
    title: `${texts.title} · Comptoir`,
    text: texts.blurb,
    picture: [`/${coverPath(id, lang)}`, ...COVER],
  };
}
