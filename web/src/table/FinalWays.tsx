// What next, when a game is over: look back, keep it, leave, another game, or this one again.
import { Icon } from '@comptoir/board-kit';
import { GAME_IDS, titleOf } from '@comptoir/catalogue';
import type { Lang, Seat } from '@comptoir/kernel';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { copyText } from '../copy.ts';
import { tableWords } from './words.ts';

/** What can be done with a game besides playing it. */
export interface GameActions {
  /** null: only players may ask for it. */
  readonly rematch: (() => void) | null;
  readonly save: () => void;
  /** Plays on from the position after so many picks, on this device, against bots; null: others still play here. */
  readonly playFrom: ((picks: number, seat: Seat) => void) | null;
  /** How often each seat asked the coach. */
  readonly asked: readonly number[];
  /** Where the game is reviewed; null: nowhere. */
  readonly review: string | null;
  /** Where this game is counted among one's own; null: nowhere. */
  readonly statistics: string | null;
  /** Where those lead who hear of it: the game as it was played, or at least what was played. */
  readonly link: string;
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}
function Group({ title, children }: GroupProps): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

interface WayProps {
  readonly icon: string;
  readonly label: string;
  onClick(): void;
}
function Way({ icon, label, onClick }: WayProps): ReactNode {
  return (
    <button type="button" className="t-quiet" onClick={onClick}>
      <Icon name={icon} /> <b>{label}</b>
    </button>
  );
}

/** Hands result and link to whatever the device shares with; otherwise to its clipboard. */
function ShareWay({ text, link, lang }: { text: string; link: string; lang: Lang }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const words = tableWords(lang);
  const share = async (): Promise<void> => {
    const url = new URL(link, location.origin).href;
    if (typeof navigator.share === 'function') await navigator.share({ text, url }).catch(() => undefined);
    else setCopied(await copyText(`${text} ${url}`));
  };
  return (
    <Way
      icon={isCopied ? 'ui-confirm' : 'ui-share'}
      label={isCopied ? words.copied : words.share}
      onClick={() => void share()}
    />
  );
}

export interface FinalWaysProps {
  readonly game: string;
  readonly lang: Lang;
  /** The result in one sentence. */
  readonly result: string;
  readonly actions: GameActions;
  onBoard(): void;
  onReplay(): void;
}

export function FinalWays({ game, lang, result, actions, onBoard, onReplay }: FinalWaysProps): ReactNode {
  const words = tableWords(lang);
  return (
    <nav className="f-ways" aria-label={words.whatNext}>
      <Group title={words.lookBack}>
        {actions.review === null ? null : (
          <Link className="t-quiet" href={actions.review}>
            <Icon name="ui-analysis" /> <b>{words.review}</b>
          </Link>
        )}
        {actions.statistics === null ? null : (
          <Link className="t-quiet" href={actions.statistics}>
            <Icon name="ui-score" /> <b>{words.statistics}</b>
          </Link>
        )}
        <Way icon="ui-replay" label={words.replay} onClick={onReplay} />
        <Way icon="ui-eye" label={words.toBoard} onClick={onBoard} />
      </Group>
      <Group title={words.keep}>
        <ShareWay text={`${titleOf(game, lang)}. ${result}`} link={actions.link} lang={lang} />
        <Way icon="ui-copy" label={words.save} onClick={actions.save} />
      </Group>
      <Group title={words.leave}>
        <Link className="t-quiet" href="/">
          <Icon name="ui-home" /> <b>{words.home}</b>
        </Link>
      </Group>
      <Group title={words.another}>
        {GAME_IDS.filter((id) => id !== game).map((id) => (
          <Link
            key={id}
            className="f-cover"
            href={`/games/${id}`}
            aria-label={titleOf(id, lang)}
            title={titleOf(id, lang)}
          >
            <Cover game={id} />
          </Link>
        ))}
      </Group>
    </nav>
  );
}
