// A bargain in pencil: what the viewer would give and get, in any order, before any of it is a pick of the game.
import { type BoardProps, useSequence, useSessionState } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import { createContext, type ReactNode } from 'react';
import { type CardName, GOODS, type GoodName } from '../src/names.ts';
import type { OltreMare, OltreMareOption } from '../src/types.ts';
import { StandingFrame } from './Standing.tsx';

type Props = BoardProps<OltreMare>;
/** The pick a letter begins with. */
type Head = 'offer' | 'counter' | 'propose';
export interface Pencil {
  /** null: not yet chosen. */
  readonly to: Seat | null;
  readonly give: readonly CardName[];
  readonly ask: readonly GoodName[];
  /** > 0: the viewer pays. */
  readonly ducats: number;
}
const BLANK: Pencil = { to: null, give: [], ask: [], ducats: 0 };

export interface Writing {
  /** null: no letter can be begun now. */
  readonly head: Head | null;
  /** To whom one can be sent. */
  readonly partners: readonly Seat[];
  readonly pencil: Pencil;
  /** Whether one card, one good more still leads to something that can be sent. */
  readonly canGive: boolean;
  readonly canAsk: boolean;
  toggle(card: CardName): void;
  /** Somebody else's good: the letter goes there instead. */
  wish(seat: Seat, good: GoodName): void;
  drop(good: GoodName): void;
  write(change: Partial<Pencil>): void;
}
export const WritingContext = createContext<Writing>({
  head: null,
  partners: [],
  pencil: BLANK,
  canGive: false,
  canAsk: false,
  toggle() {},
  wish() {},
  drop() {},
  write() {},
});

const HEADS: Readonly<Record<string, Head>> = {
  trade: 'offer',
  answerOffer: 'counter',
  answerCall: 'propose',
};

function headOf({ decision, view }: Props['scene']): Head | null {
  const head = HEADS[decision?.at.step ?? ''] ?? null;
  if (decision === null || head === null || (view.own?.draft ?? null) !== null) return null;
  return decision.options.some(({ verb }) => verb === head) ? head : null;
}

function partnersOf({ decision, view }: Props['scene'], head: Head | null): readonly Seat[] {
  if (head === null || decision === null) return [];
  if (head !== 'offer') return [view.active];
  return decision.options.flatMap((option) => (option.verb === 'offer' ? [option.noun] : []));
}

interface Written extends Omit<Pencil, 'to'> {
  readonly to: Seat;
}
/** the picks of a letter, stage by stage, cards and goods in table order. */
export function picksOf(
  { to, give, ask, ducats }: Written,
  head: Head,
): Readonly<Record<'given' | 'asked' | 'all', readonly OltreMareOption[]>> {
  const begin: OltreMareOption = head === 'offer' ? { verb: 'offer', noun: to } : { verb: head };
  const given = [begin, ...give.map((noun): OltreMareOption => ({ verb: 'give', noun }))];
  const goods = GOODS.flatMap((good) => ask.filter((one) => one === good));
  const wishes = goods.map((noun): OltreMareOption => ({ verb: 'ask', noun }));
  const asked: readonly OltreMareOption[] = [...given, { verb: 'done' }, ...wishes];
  return {
    given,
    asked,
    all: [...asked, { verb: 'done' }, { verb: 'ducats', noun: ducats }, { verb: 'send' }],
  };
}

/** Whether a letter with one more of something could still be sent; until it is known, one may try. */
function useMore(head: Head | null, part: 'given' | 'asked', more: Written | null): boolean {
  const { isTried, isLegal } = useSequence(head === null || more === null ? null : picksOf(more, head)[part]);
  return more !== null && (isLegal || !isTried);
}

/** Whether this was written with a hand that can still give all of it. */
function isPencil(value: unknown, hand: readonly CardName[]): value is Pencil {
  if (typeof value !== 'object' || value === null) return false;
  const { to, give, ask, ducats }: Partial<Record<keyof Pencil, unknown>> = value;
  return (
    (to === null || typeof to === 'number') &&
    Array.isArray(give) &&
    give.every((card) => hand.includes(card)) &&
    Array.isArray(ask) &&
    ask.every((good) => GOODS.includes(good)) &&
    typeof ducats === 'number'
  );
}
/** What was written for this letter. */
function usePencil(
  { view, viewer }: Props['scene'],
  head: Head | null,
): readonly [Pencil, (pencil: Pencil) => void] {
  // An offer stays in pencil after a no, to be bettered; an answer belongs to its letter.
  const letter = head === 'offer' ? '' : ` ${view.offersMade}`;
  const hand = view.merchants[viewer ?? -1]?.hand ?? [];
  return useSessionState(`pencil ${viewer} ${view.turn} ${head}${letter}`, BLANK, (value): value is Pencil =>
    isPencil(value, hand),
  );
}

const without = <T,>(list: readonly T[], one: T): readonly T[] => list.toSpliced(list.indexOf(one), 1);

function useWriting({ scene }: Props): Writing {
  const { view, viewer } = scene;
  const head = headOf(scene);
  const partners = partnersOf(scene, head);
  const [kept, keep] = usePencil(scene, head);
  const [only] = partners.length === 1 ? partners : [];
  const pencil = { ...kept, to: kept.to ?? only ?? null };
  const write = (change: Partial<Pencil>): void => keep({ ...pencil, ...change });
  const hand = view.merchants[viewer ?? -1]?.hand ?? [];
  /** In table order, as wants them. */
  const giving = (card: CardName): readonly CardName[] =>
    hand.filter((one) => one === card || pencil.give.includes(one));
  const to = pencil.to ?? partners[0];
  const another = hand.find((one) => !pencil.give.includes(one));
  const [good] = view.goods;
  const given = to === undefined || another === undefined ? null : { ...pencil, to, give: giving(another) };
  const asked = to === undefined || good === undefined ? null : { ...pencil, to, ask: [...pencil.ask, good] };
  return {
    head,
    partners,
    pencil,
    canGive: useMore(head, 'given', given),
    canAsk: useMore(head, 'asked', asked),
    toggle: (card) => write({ give: pencil.give.includes(card) ? without(pencil.give, card) : giving(card) }),
    wish: (seat, one) => write({ to: seat, ask: seat === pencil.to ? [...pencil.ask, one] : [one] }),
    drop: (one) => write({ ask: without(pencil.ask, one) }),
    write,
  };
}

/** Around desk and hand: both write on the same sheet. */
export function Frame({ children, ...props }: Props & { readonly children: ReactNode }): ReactNode {
  return (
    <StandingFrame scene={props.scene}>
      <WritingContext value={useWriting(props)}>{children}</WritingContext>
    </StandingFrame>
  );
}
