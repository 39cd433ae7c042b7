// A review goes on to others: of a match by its link, of a game of this device as the file of the game, which is reviewed wherever it is opened.
import { type ReactNode, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { copyText } from '../copy.ts';
import { saveAsFile } from '../local/saved-game.ts';
import { findGame } from '../local/storage.ts';
import { useSettings } from '../settings.ts';
import { tableWords } from '../table/words.ts';
import type { Subject } from './subject.ts';

function ShareLink({ path }: { readonly path: string }): ReactNode {
  const words = tableWords(useSettings().lang);
  const [isCopied, setCopied] = useState(false);
  const url = new URL(path, location.origin).href;
  const share = (): void => {
    if (typeof navigator.share !== 'function') void copyText(url).then(setCopied);
    else navigator.share({ url }).catch(() => undefined); // closed again, or not allowed: the address is in the browser's own bar
  };
  return (
    <button type="button" className="btn quiet" onClick={share}>
      <Icon id={isCopied ? 'confirm' : 'share'} />
      <span aria-live="polite">{isCopied ? words.copied : words.share}</span>
    </button>
  );
}

function SaveFile({ table }: { readonly table: string }): ReactNode {
  const words = tableWords(useSettings().lang);
  const save = async (): Promise<void> => {
    const saved = await findGame(table);
    if (saved !== null) saveAsFile(saved);
  };
  return (
    <button type="button" className="btn quiet" onClick={() => void save()}>
      <Icon id="copy" /> {words.save}
    </button>
  );
}

export function ShareReview({ path }: Pick<Subject, 'path'>): ReactNode {
  const [, table] = /^\/table\/(\w+)$/.exec(path) ?? [];
  return table === undefined ? <ShareLink path={`${path}/review`} /> : <SaveFile table={table} />;
}
