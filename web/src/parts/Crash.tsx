import { Component, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { Aground, ReloadButton, StatePanel } from './StatePanel.tsx';

interface CrashState {
  readonly why: string | null;
}

function AgroundPage({ why }: { readonly why: string }) {
  const { states } = useWords();
  return (
    <main className="page">
      <StatePanel art={<Aground />} title={states.errorTitle} says={states.errorSays}>
        <ReloadButton />
        <a className="btn plain" href="/">
          {states.home}
        </a>
        <code>{why}</code>
      </StatePanel>
    </main>
  );
}

/** Our own mistakes end here: what is kept, a way on, and one line for the report. */
export class Crash extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = { why: null };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { why: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    return this.state.why === null ? this.props.children : <AgroundPage why={this.state.why} />;
  }
}
