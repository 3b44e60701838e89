/** A change by hand, as a player thinks of it, and as the game takes it. */
import type { Pose, Section } from "@broadside/geometry";
import type { Change, DamageCard, Seat, Ship, TokenKind } from "@broadside/rules";

export interface ByHand {
  /** Who controls a remote. */
  readonly seat?: Seat;
  readonly tokens?: Partial<Record<TokenKind, number>>;
  readonly shields?: number;
  /** Of a huge ship: shields of its aft card, energy on its Ship card and on cards by their places, the section that is crippled. */
  readonly aftShields?: number;
  readonly energy?: number;
  readonly charges?: number;
  readonly force?: number;
  readonly cardEnergy?: Readonly<Record<number, number>>;
  readonly crippled?: Section | "none";
  readonly pose?: Pose;
  readonly status?: "inPlay" | "destroyed" | "fled";
  /** Places of Damage cards that go to the discards, and that are turned over. */
  readonly discard?: readonly number[];
  readonly turn?: readonly number[];
  /** Damage cards that are dealt, to a huge ship at one of its sections. */
  readonly deal?: { readonly facedown: number; readonly faceup: number; readonly section?: Section | undefined };
}

/** Stands for a card that nobody has seen: the game takes one. */
const UNSEEN = -1;

/** A ship that leaves the game takes nothing else with it. */
export function changeOf(ship: Ship, change: ByHand): Change {
  const { seat, tokens, shields, aftShields, energy, charges, force, cardEnergy, crippled, pose, status, discard, turn, deal } = change;
  if (status !== undefined && status !== "inPlay") return { change: "ship", ship: ship.id, set: { status } };
  const touchesDamage = discard !== undefined || turn !== undefined || deal !== undefined;
  return {
    change: "ship",
    ship: ship.id,
    set: {
      ...(seat !== undefined && { seat }),
      ...(tokens && { tokens: { ...ship.tokens, ...tokens } }),
      ...(shields !== undefined && { shields }),
      ...(aftShields !== undefined && { aftShields }),
      ...(energy !== undefined && { energy }),
      ...(charges !== undefined && { charges }),
      ...(force !== undefined && { force }),
      ...(cardEnergy && { upgrades: ship.upgrades.map((card, at) => ({ ...card, energy: cardEnergy[at] ?? card.energy })) }),
      ...(crippled !== undefined && { crippled: crippled === "none" ? undefined : crippled }),
      ...(pose && { pose }),
      ...(touchesDamage && { damage: damageAfter(ship.damage, change) }),
    },
  };
}

function damageAfter(damage: readonly DamageCard[], { discard = [], turn = [], deal }: ByHand): readonly DamageCard[] {
  const kept = damage
    .map((card, at) => (turn.includes(at) ? { ...card, faceup: !card.faceup } : card))
    .filter((_, at) => !discard.includes(at));
  const dealt = (count: number, faceup: boolean): readonly DamageCard[] =>
    Array.from({ length: count }, () => ({ card: UNSEEN, ...(deal?.section && { section: deal.section }), faceup, since: 0 }));
  return [...kept, ...dealt(deal?.facedown ?? 0, false), ...dealt(deal?.faceup ?? 0, true)];
}
