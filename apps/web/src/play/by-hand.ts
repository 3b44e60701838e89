/** A change by hand, as a player thinks of it, and as the game takes it. */
import type { Pose } from "@broadside/geometry";
import type { Change, DamageCard, Ship, TokenKind } from "@broadside/rules";

export interface ByHand {
  readonly tokens?: Partial<Record<TokenKind, number>>;
  readonly shields?: number;
  readonly pose?: Pose;
  readonly status?: "inPlay" | "destroyed" | "fled";
  /** Places of Damage cards that go to the discards, and that are turned over. */
  readonly discard?: readonly number[];
  readonly turn?: readonly number[];
  /** Damage cards that are dealt. */
  readonly deal?: { readonly facedown: number; readonly faceup: number };
}

/** Stands for a card that nobody has seen: the game takes one. */
const UNSEEN = -1;

/** A ship that leaves the game takes nothing else with it. */
export function changeOf(ship: Ship, { tokens, shields, pose, status, discard, turn, deal }: ByHand): Change {
  if (status !== undefined && status !== "inPlay") return { change: "ship", ship: ship.id, set: { status } };
  const touchesDamage = discard !== undefined || turn !== undefined || deal !== undefined;
  return {
    change: "ship",
    ship: ship.id,
    set: {
      ...(tokens && { tokens: { ...ship.tokens, ...tokens } }),
      ...(shields !== undefined && { shields }),
      ...(pose && { pose }),
      ...(touchesDamage && { damage: damageAfter(ship.damage, discard ?? [], turn ?? [], deal ?? { facedown: 0, faceup: 0 }) }),
    },
  };
}

function damageAfter(
  damage: readonly DamageCard[],
  discard: readonly number[],
  turn: readonly number[],
  deal: NonNullable<ByHand["deal"]>,
): readonly DamageCard[] {
  const kept = damage
    .map((card, at) => (turn.includes(at) ? { ...card, faceup: !card.faceup } : card))
    .filter((_, at) => !discard.includes(at));
  const dealt = (count: number, faceup: boolean): readonly DamageCard[] =>
    Array.from({ length: count }, () => ({ card: UNSEEN, faceup, since: 0 }));
  return [...kept, ...dealt(deal.facedown, false), ...dealt(deal.faceup, true)];
}
