// The menu of a turn: six action cards with cost and bonus, what one may do instead, deck and bag.
import { type BoardProps, Icon, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './actions.css';
import { actionName, bonusName, capital } from '../src/texts/names.ts';
import { bonusPrice } from '../src/texts/words.ts';
import type { Porto } from '../src/types.ts';
import type { PortoView, SpaceView } from '../src/views.ts';
import { PawnIcon } from './Art.tsx';
import { art } from './art.ts';
import { actionOf, openBonus } from './facts.ts';
import { wordsIn } from './words.ts';

const PIPS = [1, 2, 3] as const;
function Cost({ servants, word }: { servants: number; word: string }): ReactNode {
  if (servants === 0) return <small className="pc-free">{word}</small>;
  return (
    <span className="pc-cost">
      {PIPS.slice(0, servants).map((n) => (
        <Icon key={n} name={art('servant')} />
      ))}
    </span>
  );
}

/** Whose servants stand on the card. */
function OnCard({ view, space }: { view: PortoView; space: number }): ReactNode {
  const there = view.players.flatMap(({ onCards }, seat) => {
    const servants = onCards[space] ?? 0;
    return servants > 0 ? [{ seat, servants }] : [];
  });
  return (
    <span className="pc-oncard">
      {there.map(({ seat, servants }) => (
        <b key={seat}>
          <PawnIcon seat={seat} />
          {servants > 1 ? servants : ''}
        </b>
      ))}
    </span>
  );
}

interface SpaceProps {
  readonly view: PortoView;
  readonly space: SpaceView;
  readonly number: number;
  readonly isOpen: boolean;
  readonly lang: Lang;
}

function BonusTab({ view, space, isOpen, lang }: SpaceProps): ReactNode {
  const { attributes } = useTarget(isOpen ? 'bonus' : `bonusOnly ${space.id}`);
  return (
    <div className="pc-bonus" data-kind={space.bonus} data-note={`bonus ${space.bonus}`} {...attributes}>
      <Icon name={art(space.bonus)} />
      <span>{capital(bonusName(space.bonus, lang))}</span>
      <b>{bonusPrice(view, space.bonus)}</b>
    </div>
  );
}

function Space(props: SpaceProps): ReactNode {
  const { view, space, number, isOpen, lang } = props;
  const { attributes } = useTarget(`action ${space.id}`);
  const action = actionOf(space.card);
  return (
    <li className="pc-space" data-place={`space ${space.id}`} data-open={isOpen}>
      <div
        className="pc-action"
        data-empty={action === null}
        data-note={action === null ? 'actions' : `action ${action}`}
        {...attributes}
      >
        <b className="pc-name">{action === null ? '' : actionName(action, lang)}</b>
        <Cost servants={space.servants} word={wordsIn(lang).free} />
        {action === null ? null : <Icon name={art(action)} className="pc-figure" />}
        <OnCard view={view} space={number} />
      </div>
      <BonusTab {...props} />
    </li>
  );
}

function Instead({ verb, title, text }: { verb: string; title: string; text: string }): ReactNode {
  const { attributes } = useTarget(verb);
  return (
    <div className="pc-instead" data-note={verb} {...attributes}>
      <Icon name={art(verb)} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </div>
  );
}

/** Enough, no, or the end of the turn: there only when it can be chosen. */
function Aside({ verb, text }: { verb: string; text: string }): ReactNode {
  const { attributes, isLegal } = useTarget(verb);
  return isLegal ? (
    <div className="pc-aside" {...attributes}>
      <Icon name={verb === 'pass' || verb === 'decline' ? 'ui-pass' : 'ui-confirm'} />
      <b>{text}</b>
    </div>
  ) : null;
}

/** The ways out of a decision, on the board. */
function Asides({ lang }: { lang: Lang }): ReactNode {
  const { endTurn, done, pass, decline } = wordsIn(lang);
  return (
    <div className="pc-asides">
      <Aside verb="endTurn" text={endTurn} />
      <Aside verb="done" text={done} />
      <Aside verb="pass" text={pass} />
      <Aside verb="decline" text={decline} />
    </div>
  );
}

function Stock({ view, lang }: { view: PortoView; lang: Lang }): ReactNode {
  const words = wordsIn(lang);
  const bag = Object.values(view.bag).reduce((sum, n) => sum + n, 0);
  return (
    <div className="pc-stock">
      <span data-place="deck" data-note="deck">
        <i className="pc-back">
          <Icon name={art('lighthouse')} />
        </i>
        <small>{words.deck}</small>
        <b>{view.deckSize}</b>
      </span>
      <span data-place="bag" data-note="bag">
        <Icon name={art('bag')} />
        <small>{words.bag}</small>
        <b>{bag}</b>
      </span>
    </div>
  );
}

export function Actions({ scene, lang }: BoardProps<Porto>): ReactNode {
  const { view } = scene;
  const words = wordsIn(lang);
  const open = openBonus(scene);
  return (
    <section className="pc-actions" aria-label={words.actions}>
      <ol>
        {view.spaces.map((space, n) => (
          <Space key={space.id} view={view} space={space} number={n} isOpen={open === n} lang={lang} />
        ))}
      </ol>
      <div className="pc-insteads">
        <Instead verb="takeTalents" title={words.take} text={words.takeWhat} />
        <Instead verb="refillMarket" title={words.refill} text={words.refillWhat} />
        <Asides lang={lang} />
      </div>
      <Stock view={view} lang={lang} />
    </section>
  );
}
