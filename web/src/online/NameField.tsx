// What one is called, here and online: one name, one field.
import { useState } from 'react';
import { Field } from '../parts/controls.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { rename, signedIn, useMe } from './me.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

export function NameField({ label }: { readonly label: string }) {
  const { name } = useSettings();
  const { nav } = useWords();
  const { account } = useOnlineWords();
  const me = useMe();
  const [draft, setDraft] = useState(name);
  const [isSaved, setSaved] = useState(false);
  const { no, run } = useAction();
  const save = (): void => {
    const wanted = draft.trim();
    if (wanted === name && (me === null || wanted === '' || wanted === me.name)) return;
    changeSettings({ name: wanted });
    run(async () => {
      const known = await signedIn(); // the page may not have been told yet
      if (known !== null && wanted !== '' && wanted !== known.name) await rename(wanted);
      setSaved(true);
    });
  };
  const change = (text: string): void => {
    setDraft(text);
    setSaved(false);
  };
  return (
    <form
      className="row"
      onBlur={save}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={label} placeholder={me?.name ?? nav.guest} most={24} value={draft} onChange={change} />
      <span role="status">{isSaved ? account.saved : ''}</span>
      <Refused no={no} />
    </form>
  );
}
