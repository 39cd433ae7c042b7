// A saved record becomes a game of this device.
import { useState } from 'react';
import { useLocation } from 'wouter';
import { importRecord } from '../local/create.ts';
import { useWords } from '../words/index.ts';
import { ImportFile } from './ImportFile.tsx';

interface ImportRecordProps {
  readonly title: string;
  readonly says: string;
  /** On the button. */
  readonly choose: string;
  /** Where one goes with the new game. */
  readonly to: (game: string) => string;
}

export function ImportRecord({ to, ...words }: ImportRecordProps) {
  const { records, nav } = useWords();
  const [no, setNo] = useState('');
  const [, go] = useLocation();
  const take = async (file: File): Promise<void> => {
    setNo(''); // what was said of another file
    const imported = await importRecord(file, records, nav.guest);
    if ('no' in imported) setNo(imported.no);
    else go(to(imported.id));
  };
  return (
    <ImportFile {...words} onFile={(file) => void take(file)}>
      <p className="said no" role="alert">
        {no}
      </p>
    </ImportFile>
  );
}
