import type { ReactNode } from 'react';

interface SettingRowProps {
  readonly title: string;
  readonly says?: string;
  readonly children?: ReactNode;
}

/** One thing that can be set: what it is, and the control at its end. */
export function SettingRow({ title, says = '', children }: SettingRowProps) {
  return (
    <li>
      <span>
        <b>{title}</b>
        {says !== '' && <span className="small muted">{says}</span>}
      </span>
      {children}
    </li>
  );
}
