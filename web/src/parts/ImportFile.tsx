// A record is chosen, or dropped here.
import './import-file.css';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from '../art/Icon.tsx';

interface ImportFileProps {
  readonly title: string;
  readonly says: string;
  /** On the button. */
  readonly choose: string;
  readonly onFile: (file: File) => void;
  readonly children?: ReactNode;
}

export function ImportFile({ title, says, choose, onFile, children }: ImportFileProps) {
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    setOver(false);
    if (file !== undefined) onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      className={isOver ? 'import-file over' : 'import-file'}
      aria-label={title}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon id="log" size="xl" />
      <h2>{title}</h2>
      <p className="muted">{says}</p>
      <label className="btn">
        {choose}
        <input
          className="whole-label"
          type="file"
          accept=".txt,text/plain"
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
      </label>
      {children}
    </section>
  );
}
