/** An attack as data: its dice, what each side may do to them and pay for it, and how evades cancel. */
import type { AttackPool, Cancelling, DefensePool, DieKind, Face } from "@broadside/dice";

export const SIDES = ["attacker", "defender"] as const;
export type Side = (typeof SIDES)[number];

/** More dice and added results than this are in no pool. */
export const MOST_DICE = 16;

/** What is done to dice. A face that the die does not have is never turned up. */
export type DiceEffect =
  /** As many as there are up to `count`, all where absent: faces in the order named; or those of one face, which its user picks. */
  | { readonly verb: "change"; readonly from: readonly Face[]; readonly to: Face; readonly count?: number; readonly ofOneFace?: true }
  /** Dice that may be rerolled, of these faces or of any: as many as its user likes, from `least` to `most`. */
  | { readonly verb: "reroll"; readonly from?: readonly Face[]; readonly most?: number; readonly least?: number; readonly by?: Side }
  | { readonly verb: "add"; readonly face: Face }
  /** Of the dice of the step, or of the others; so many of one face, or all dice. */
  | { readonly verb: "cancel"; readonly dice?: DieKind; readonly face?: Face; readonly count?: number }
  | { readonly verb: "one of"; readonly choices: readonly (readonly DiceEffect[])[]; readonly by?: Side };

/** So many of what a side has: a kind of token, charges of a card, whatever may be paid with or counted. */
export interface Stock {
  readonly of: Side;
  readonly what: string;
  readonly count: number;
}

/** Something that a side may or must do while dice are modified. */
export interface DiceUse {
  readonly key: string;
  /** In the step of which dice. */
  readonly dice: DieKind;
  readonly by: Side;
  /** One after the other; what is impossible by then is left out. A single change is not used where there is nothing to change. */
  readonly effects: readonly DiceEffect[];
  readonly pays?: readonly Stock[];
  readonly gains?: readonly Stock[];
  /** How often in the attack; once where absent. What may be used without end must be paid for. */
  readonly times?: number;
  /** It happens by itself, whenever it can. */
  readonly forced?: true;
  /** Its side is not done before it is used. */
  readonly owed?: true;
  /** What else must hold, as the dice lie and the stocks are then. */
  readonly when?: (moment: Moment) => boolean;
}

/** An attack at a moment, for conditions. Dice are in no order. */
export interface Moment {
  readonly attack: AttackPool;
  readonly defense: DefensePool;
  stock(of: Side, what: string): number;
}

export const PLAIN_CANCELLING: Cancelling = { first: "hit", sureHits: false, sureCrits: 0, reinforcing: 0 };

export interface Shot {
  /** How many dice are rolled; or those that lie there. */
  readonly attack: number | AttackPool;
  readonly defense: number | DefensePool;
  /** Where the attack stands: this side is modifying these dice. Before everything where absent. */
  readonly at?: { readonly dice: DieKind; readonly by: Side };
  readonly stocks: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  /** In the order in which they are offered. */
  readonly uses: readonly DiceUse[];
  readonly cancelling: Cancelling;
  /** So many dice are rerolled at most. */
  readonly mostRerolled?: Readonly<Partial<Record<DieKind, number>>>;
}

/** Whose dice they are not comes first, then their owner (1E-ATK-07, -08, 2E-ATK-18, -30). */
export const STEPS = [
  { dice: "attack", by: "defender" },
  { dice: "attack", by: "attacker" },
  { dice: "defense", by: "attacker" },
  { dice: "defense", by: "defender" },
] as const satisfies readonly { readonly dice: DieKind; readonly by: Side }[];
