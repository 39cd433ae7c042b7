// Chapter 4 of RULES.md: the flow of play.
import { type Choice, nth, type Refusal, type Upkeep } from '@comptoir/kernel';
import { PENALTY, PHASES, roundsFor, SLOT_COUNT } from '../data/numbers.ts';
import { ACTION_IDS, playerAt } from '../lookup.ts';
import { ACTIONS } from '../names.ts';
import { END, EXTRA, PASS, SLOT } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type {
  EndOption,
  ExtraOption,
  Nauticus,
  NauticusOption,
  NauticusState,
  SlotOption,
} from '../types.ts';
import { blueWorkers, pass, receiveBonus } from './5-bonus.ts';
import { ruleOf } from './7-0-actions.ts';
import { beginWork, isUse } from './7-0-use.ts';
import { refuseExtra, useExtra } from './9-extra.ts';

/** the wheel turns to the anchor tile.: the tiles are laid out from the anchor on. */
export const startRound: Upkeep<Nauticus, 'startRound'> = {
  rule: 'R-4.1',
  run(s, _at, effects) {
    if (s.anchorMark !== null) s.anchorSlot = s.anchorMark;
    s.anchorMark = null;
    s.phase = 1;
    s.slot = null;
    const order = ACTION_IDS.slice();
    effects.shuffle(order);
    for (let k = 0; k < SLOT_COUNT; k += 1) {
      const slot = (s.anchorSlot + k) % SLOT_COUNT;
      s.tiles[slot] = nth(order, k);
      s.chosenBy[slot] = null;
    }
    effects.tell({ kind: 'roundStarted', round: s.round, anchor: s.anchorSlot, seat: s.startPlayer });
    s.onTurn = s.startPlayer;
    effects.next(steps.chooseAction(s.startPlayer));
  },
};

const SLOTS_OR_EXTRA: readonly (SlotOption | ExtraOption)[] = [...SLOT, EXTRA];

/** one tile must be chosen; it fixes action, costs and blue workers for all. */
export const chooseAction: Choice<Nauticus, 'chooseAction', SlotOption | ExtraOption> = {
  rule: 'R-1.1',
  candidates: () => SLOTS_OR_EXTRA,
  refuse(s, _at, seat, o): Refusal | null {
    if (o.verb !== 'slot') return refuseExtra(s, seat);
    return s.chosenBy[o.noun] === null ? null : NO.faceDown;
  },
  apply(s, at, seat, o, effects) {
    if (o.verb !== 'slot') {
      effects.next(at); // they still have to choose
      useExtra(s, seat, effects);
      return;
    }
    s.slot = o.noun;
    s.chosenBy[o.noun] = seat;
    effects.tell({ kind: 'actionChosen', seat, slot: o.noun, action: nth(ACTIONS, nth(s.tiles, o.noun)) });
    effects.next(steps.END_PHASE);
    const count = s.players.length;
    for (let k = count - 1; k >= 0; k -= 1) effects.next(steps.beginTurn((seat + k) % count));
    receiveBonus(s, seat, o.noun, effects);
  },
};

/** everybody in clockwise order, each with all the slot's blue workers. */
export const beginTurn: Upkeep<Nauticus, 'beginTurn'> = {
  rule: 'R-1.1',
  run(s, { seat }, effects) {
    const slot = slotInPlay(s);
    s.onTurn = seat;
    beginWork(s.work, nth(s.tiles, slot), blueWorkers(s, slot), false);
    effects.next(steps.turn(seat));
  },
};

function slotInPlay(s: NauticusState): number {
  if (s.slot === null) throw new Error('nauticus: no action tile is in play');
  return s.slot;
}

/** perform (the first use itself is picked, R-12.19), pass, or the extra action first. */
export const turn: Choice<Nauticus, 'turn'> = {
  rule: 'R-5.3',
  candidates(s, _at, seat) {
    const list: NauticusOption[] = [];
    ruleOf(s.work.action).addUses(s, s.work, seat, list);
    list.push(PASS, EXTRA);
    return list;
  },
  refuse(s, _at, seat, o) {
    if (isUse(o)) return ruleOf(s.work.action).refuse(s, s.work, seat, o);
    return o.verb === 'extra' ? refuseExtra(s, seat) : null;
  },
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'extra') {
      effects.next(steps.beginTurn(seat)); // it does not replace the turn
      useExtra(s, seat, effects);
      return;
    }
    if (playerAt(s, seat).hasExtra) effects.next(steps.afterTurn(seat));
    if (isUse(o)) ruleOf(s.work.action).use(s, seat, o, effects);
    else pass(s, seat, effects);
  },
  fallback: () => PASS,
};

const EXTRA_OR_END: readonly (ExtraOption | EndOption)[] = [EXTRA, END];

/** asked only while the extra-action tile is there. */
export const afterTurn: Choice<Nauticus, 'afterTurn', ExtraOption | EndOption> = {
  rule: 'R-9',
  candidates: () => EXTRA_OR_END,
  refuse: () => null,
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'extra') useExtra(s, seat, effects);
  },
  fallback: () => END,
};

/** */
export const endPhase: Upkeep<Nauticus, 'endPhase'> = {
  rule: 'R-4.3',
  run(s, _at, effects) {
    const slot = slotInPlay(s);
    if (s.phase === 1) {
      s.anchorMark = slot;
      effects.tell({ kind: 'anchorPlaced', slot });
    }
    s.startPlayer = (s.startPlayer + 1) % s.players.length;
    s.onTurn = s.startPlayer;
    s.slot = null;
    effects.tell({ kind: 'phaseEnded', slot, startPlayer: s.startPlayer });
    if (s.phase === PHASES) {
      effects.next(steps.END_ROUND);
      return;
    }
    s.phase += 1;
    effects.next(steps.chooseAction(s.startPlayer));
  },
};

/** what pass tiles still show is lost.: all are turned back.: on to the next round. */
export const endRound: Upkeep<Nauticus, 'endRound'> = {
  rule: 'R-4.7',
  run(s, _at, effects) {
    for (let seat = 0; seat < s.players.length; seat += 1) {
      const player = playerAt(s, seat);
      const vp = nth(PENALTY, player.passFlips);
      player.vp -= vp;
      player.passFlips = 0;
      effects.tell({ kind: 'penalised', seat, vp });
    }
    effects.tell({ kind: 'roundEnded', round: s.round });
    if (s.round === roundsFor(s.players.length)) {
      effects.next(steps.END_GAME);
      return;
    }
    s.round += 1;
    effects.next(steps.START_ROUND);
  },
};
