import './words-form.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Refused, useAction } from './useAction.tsx';

interface WordsFormProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Characters at most. */
  readonly most?: number;
  /** Between the words and the buttons. */
  readonly says?: string;
  /** On the one button that sends it. */
  readonly go?: string;
  /** Other buttons. */
  readonly children?: ReactNode;
  readonly onSend: (text: string, button: string) => Promise<unknown>;
}

/** A few words that have to be said before a button does anything; which button is told by its value. What is refused stays written. */
export function WordsForm({ label, placeholder, most = 500, says, go, children, onSend }: WordsFormProps) {
  const [text, setText] = useState('');
  const { no, run } = useAction();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const button = submitter instanceof HTMLButtonElement ? submitter.value : '';
    run(async () => {
      await onSend(text.trim(), button);
      setText('');
    });
  };
  return (
    <form className="words-form" onSubmit={send}>
      <label>
        {label}
        <textarea
          className="field"
          placeholder={placeholder}
          required
          rows={3}
          maxLength={most}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      {says !== undefined && <p className="small muted">{says}</p>}
      <div className="row">
        {go !== undefined && (
          <button type="submit" className="btn">
            {go}
          </button>
        )}
        {children}
      </div>
      <Refused no={no} />
    </form>
  );
}
