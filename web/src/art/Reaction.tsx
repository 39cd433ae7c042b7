// What one shows in the chat instead of saying it. Decoration: its words are beside it, or its label.
import './reaction.css';
import type { ReactionId } from '@comptoir/protocol';

/** Under the outline of a face: eyes and mouth; for applause a laurel around it. */
const FEATURES: Readonly<Record<ReactionId, string>> = {
  bravo:
    'M18 20v3M30 20v3M16 28q8 8 16 0M4 18q2 16 14 24M44 18q-2 16-14 24M4 18l5 3M6 27l6 1M11 36l6-1M44 18l-5 3M42 27l-6 1M37 36l-6-1',
  laugh: 'M14 21q3-4 6 0M28 21q3-4 6 0M14 27h20q-2 10-10 10t-10-10z',
  wow: 'M17 20v4M31 20v4M13 14q3-3 6-1M35 14q-3-3-6-1M24 29a4 5 0 1 0 .1 0z',
  ouch: 'M14 19l6 3l-6 3M34 19l-6 3l6 3M14 34q4-5 7-1t6 0t7 1',
};

export function Reaction({ id }: { readonly id: ReactionId }) {
  return (
    <svg className="icon icon-m reaction-face" data-reaction={id} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r={id === 'bravo' ? 14 : 20} />
      <path d={FEATURES[id]} />
    </svg>
  );
}
