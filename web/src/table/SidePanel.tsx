// Players above; log, the game's own tabs and help below.
import { type BoardProps, Icon } from '@comptoir/board-kit';
import { type ReactNode, useState } from 'react';
import { Log, type LogProps } from './Log.tsx';
import './side.css';
import { type TableWords, tableWords } from './words.ts';

export interface ChatTab {
  readonly label: string;
  readonly node: ReactNode;
}
export interface SideProps {
  readonly log: LogProps;
  readonly drawing: BoardProps;
  readonly rulesHref: string;
  readonly canSince: boolean;
  onSince(): void;
  onReplay(): void;
  onGuide(): void;
  readonly chat?: ChatTab;
}

function Help({
  words,
  rulesHref,
  onGuide,
}: {
  words: TableWords;
  rulesHref: string;
  onGuide(): void;
}): ReactNode {
  return (
    <div className="t-help">
      <p>{words.helpText}</p>
      <p>
        <a className="t-quiet" href={rulesHref}>
          <Icon name="ui-rules" /> {words.openRules}
        </a>
        <button type="button" className="t-quiet" onClick={onGuide}>
          <Icon name="ui-learn" /> {words.startGuide}
        </button>
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

const OWN_TABS: readonly string[] = ['log', 'chat', 'help'];

export function SidePanel(props: SideProps): ReactNode {
  const { log, drawing, rulesHref, canSince, onSince, onReplay, onGuide, chat } = props;
  const { board, lang } = log;
  const [tab, setTab] = useState('log');
  const words = tableWords(lang);
  const tabs: readonly (readonly [string, string])[] = [
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
        {tab === 'log' ? <Log {...log} /> : null}
        {tab === 'help' ? <Help words={words} rulesHref={rulesHref} onGuide={onGuide} /> : null}
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
