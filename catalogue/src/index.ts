// The list of the games; the only place that knows how many there are. Each is loaded when it is asked for.
import { anyGame, type Game, type Kinds, type Lang, type Texts } from '@comptoir/kernel';

export interface CatalogueEntry {
  readonly game: Game<Kinds>;
  readonly texts: Readonly<Record<Lang, Texts<Kinds>>>;
}

const LOADERS: Readonly<Record<string, () => Promise<CatalogueEntry>>> = {
  carthago: async () => {
    const [{ carthago }, { texts }] = await Promise.all([
      import('@comptoir/carthago'),
      import('@comptoir/carthago/texts'),
    ]);
    return { game: anyGame(carthago), texts };
  },
  hermagor: async () => {
    const [{ hermagor }, { texts }] = await Promise.all([
      import('@comptoir/hermagor'),
      import('@comptoir/hermagor/texts'),
    ]);
    return { game: anyGame(hermagor), texts };
  },
  nauticus: async () => {
    const [{ nauticus }, { texts }] = await Promise.all([
      import('@comptoir/nauticus'),
      import('@comptoir/nauticus/texts'),
    ]);
    return { game: anyGame(nauticus), texts };
  },
  'oltre-mare': async () => {
    const [{ oltreMare }, { texts }] = await Promise.all([
      import('@comptoir/oltre-mare'),
      import('@comptoir/oltre-mare/texts'),
    ]);
    return { game: anyGame(oltreMare), texts };
  },
  'porto-carthago': async () => {
    const [{ portoCarthago }, { texts }] = await Promise.all([
      import('@comptoir/porto-carthago'),
      import('@comptoir/porto-carthago/texts'),
    ]);
    return { game: anyGame(portoCarthago), texts };
  },
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

/** The game of that name, or null. */
export async function loadGame(id: string): Promise<CatalogueEntry | null> {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  return load === undefined ? null : load();
}
