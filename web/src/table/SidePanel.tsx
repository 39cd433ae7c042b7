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
export interface SideProps {
  /** The first tab, which is open at first. */
  readonly lead?: ExtraTab;
  readonly log: LogProps;
  readonly drawing: BoardProps;
  readonly rulesHref: string;
  readonly canSince: boolean;
  onSince(): void;
  onReplay(): void;
  readonly chat?: ExtraTab;
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

const OWN_TABS: readonly string[] = ['lead', 'log', 'chat', 'help'];

export function SidePanel(props: SideProps): ReactNode {
  const { log, drawing, rulesHref, canSince, onSince, onReplay, chat, lead } = props;
  const { board, lang } = log;
  const [tab, setTab] = useState(lead === undefined ? 'log' : 'lead');
  const words = tableWords(lang);
  const tabs: readonly (readonly [string, string])[] = [
    ...(lead === undefined ? [] : [['lead', lead.label] as const]),
    ['log', words.log],
    ...board.tabs.map(({ id, label }) => [id, label[lang]] as const),
    ...(chat === undefined ? [] : [['chat', chat.label] as const]),
    ['help', words.help],
  ];
  return (
    <aside className="t-side" aria-label={words.panel}>
      <board.Players {...drawing} />
      <div className="t-tabs" role="tablist">
        {tabs.map(([id, name]) => (
          <button key={id} type="button" role="tab" aria-selected={tab === id} onClick={() => setTab(id)}>
            {name}
          </button>
        ))}
      </div>
      <div className="t-tab" role="tabpanel" data-tab={tab}>
        {tab === 'lead' ? lead?.node : null}
        {tab === 'log' ? <Log {...log} /> : null}
        {tab === 'help' ? <Help words={words} rulesHref={rulesHref} /> : null}
        {tab === 'chat' ? chat?.node : null}
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
