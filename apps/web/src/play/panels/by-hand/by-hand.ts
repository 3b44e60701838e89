/** Converts a change by hand from the form's fields to the input that the game expects. */
import type { Pose, Section } from "@broadside/geometry";
import type { Change, DamageCard, Seat, Ship, TokenKind } from "@broadside/rules";

export interface ByHand {
  /** Who controls a remote. */
  readonly seat?: Seat;
  readonly tokens?: Partial<Record<TokenKind, number>>;
  readonly shields?: number;
  /**
   * For a huge ship, `aftShields` is for its aft card, `energy` for its Ship card, `cardEnergy` for other cards (by place), and `crippled`
   * for its crippled section.
   */
  readonly aftShields?: number;
  readonly energy?: number;
  readonly charges?: number;
  readonly force?: number;
  readonly cardEnergy?: Readonly<Record<number, number>>;
  readonly crippled?: Section | "none";
  readonly pose?: Pose;
  readonly status?: "inPlay" | "destroyed" | "fled";
  /** The places of Damage cards to discard, and of those to turn over. */
  readonly discard?: readonly number[];
  readonly turn?: readonly number[];
  /** How many Damage cards to deal. For a huge ship, also the section that gets them. */
  readonly deal?: { readonly facedown: number; readonly faceup: number; readonly section?: Section | undefined };
}

/** Stands for a Damage card that nobody has seen. The game draws a card for it. */
const UNSEEN = -1;

/** If the ship leaves the game, nothing else about it changes. */
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
