// Players above; log, the game's own tabs and help below.
import { type BoardProps, Icon } from '@comptoir/board-kit';
import { type ReactNode, useState } from 'react';
import { Log, type LogProps } from './Log.tsx';
import './side.css';
import { type TableWords, tableWords } from './words.ts';

/** A tab that the table itself knows nothing of. */
export interface ExtraTab {
  readonly label: string;
  readonly node: ReactNode;
}
/** What people say. */
export interface ChatTab extends ExtraTab {
  /** How many lines have not been read. */
  readonly news: { readonly count: number; readonly says: string };
  /** Counts how often it was asked for from elsewhere: it comes up each time. */
  readonly asked: number;
}

export function NewsBadge({ news }: Pick<ChatTab, 'news'>): ReactNode {
  if (news.count === 0) return null;
  return (
    <span className="t-badge">
      <span aria-hidden="true">{news.count}</span>
      <span className="hidden-words"> {news.says}</span>
    </span>
  );
}

/** The coach, beside the board or as a sheet over it. */
export interface CoachTab {
  readonly label: string;
  /** As with the chat. */
  readonly asked: number;
  node(onClose?: () => void): ReactNode;
}

/** Calls back when a tab is asked for from elsewhere once more. */
export function useAsked(asked: number | undefined, show: () => void): void {
  const [seen, setSeen] = useState(asked);
  if (asked === seen) return;
  setSeen(asked);
  if (asked !== undefined && asked > 0) show();
}
export interface SideProps {
  /** The first tab, which is open at first. */
  readonly lead?: ExtraTab;
  readonly log: LogProps;
  readonly drawing: BoardProps;
  readonly rulesHref: string;
  readonly canSince: boolean;
  onSince(): void;
  onReplay(): void;
  readonly chat?: ChatTab;
  readonly coach?: CoachTab;
}

function Help({ words, rulesHref }: { words: TableWords; rulesHref: string }): ReactNode {
  return (
    <div className="t-help">
      <p>{words.helpText}</p>
      <p>
        <a className="t-quiet" href={rulesHref}>
          <Icon name="ui-rules" /> {words.openRules}
        </a>
        <a className="t-quiet" href="/learn">
          <Icon name="ui-learn" /> {words.openLearn}
        </a>
      </p>
      <h3 className="t-hint">{words.keys}</h3>
      <dl className="t-hint">
        {words.keyList.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const OWN_TABS: readonly string[] = ['lead', 'log', 'coach', 'chat', 'help'];

export function SidePanel(props: SideProps): ReactNode {
  const { log, drawing, rulesHref, canSince, onSince, onReplay, chat, coach, lead } = props;
  const { board, lang } = log;
  const [chosen, setTab] = useState<string | null>(null);
  const tab = chosen ?? (lead === undefined ? 'log' : 'lead');
  useAsked(chat?.asked, () => setTab('chat'));
  useAsked(coach?.asked, () => setTab('coach'));
  const words = tableWords(lang);
  const tabs: readonly (readonly [string, string])[] = [
    ...(lead === undefined ? [] : [['lead', lead.label] as const]),
    ['log', words.log],
    ...board.tabs.map(({ id, label }) => [id, label[lang]] as const),
    ...(coach === undefined ? [] : [['coach', coach.label] as const]),
    ...(chat === undefined ? [] : [['chat', chat.label] as const]),
    ['help', words.help],
  ];
  return (
    <aside className="t-side" aria-label={words.panel}>
      <div className="t-players">
        <board.Players {...drawing} />
      </div>
      <div className="t-tabs" role="tablist">
        {tabs.map(([id, name]) => (
          <button key={id} type="button" role="tab" aria-selected={tab === id} onClick={() => setTab(id)}>
            {name}
            {id === 'chat' && chat !== undefined ? <NewsBadge news={chat.news} /> : null}
          </button>
        ))}
      </div>
      <div className="t-tab" role="tabpanel" data-tab={tab}>
        {tab === 'lead' ? lead?.node : null}
        {tab === 'log' ? <Log {...log} /> : null}
        {tab === 'help' ? <Help words={words} rulesHref={rulesHref} /> : null}
        {tab === 'chat' ? chat?.node : null}
        {tab === 'coach' ? coach?.node() : null}
        {!OWN_TABS.includes(tab) && board.Panel !== undefined ? <board.Panel {...drawing} tab={tab} /> : null}
      </div>
      <div className="t-under">
        <button type="button" className="t-quiet" onClick={onSince} disabled={!canSince}>
          <Icon name="ui-replay" /> {words.since} <span className="t-hint">· R</span>
        </button>
        <button
          type="button"
          className="t-quiet"
          onClick={onReplay}
          aria-label={words.replay}
          title={words.replay}
        >
          <Icon name="ui-play" />
        </button>
      </div>
    </aside>
  );
}
