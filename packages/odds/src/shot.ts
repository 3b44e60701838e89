/** An attack as data: its dice, how each side may change them and at what cost, and how evades cancel. */
import type { AttackPool, Cancelling, DefensePool, DieKind, Face } from "@broadside/dice";

export const SIDES = ["attacker", "defender"] as const;
export type Side = (typeof SIDES)[number];

/** The maximum number of dice in a pool, including added results. */
export const MOST_DICE = 16;

/** An effect on dice. It never names a face that the dice don't have. */
export type DiceEffect =
  /**
   * Changes up to `count` dice, or all dice if no count is given. Dice are changed face by face in the order of `from`. With `ofOneFace`,
   * the user picks one of these faces, and only dice with that face are changed.
   */
  | { readonly verb: "change"; readonly from: readonly Face[]; readonly to: Face; readonly count?: number; readonly ofOneFace?: true }
  /** Lets a side reroll dice with these faces, or with any face. The side chooses how many, from `least` to `most`. */
  | { readonly verb: "reroll"; readonly from?: readonly Face[]; readonly most?: number; readonly least?: number; readonly by?: Side }
  | { readonly verb: "add"; readonly face: Face }
  /** Cancels dice, by default those of the current step: a number of dice with one face, or all dice. */
  | { readonly verb: "cancel"; readonly dice?: DieKind; readonly face?: Face; readonly count?: number }
  | { readonly verb: "one of"; readonly choices: readonly (readonly DiceEffect[])[]; readonly by?: Side };

/** An amount of something that a side has: tokens of one kind, charges on a card, or anything else that can be spent or counted. */
export interface Stock {
  readonly of: Side;
  readonly what: string;
  readonly count: number;
}

/** Something that a side may or must do while dice are modified. */
export interface DiceUse {
  readonly key: string;
  /** The dice of its step. */
  readonly dice: DieKind;
  readonly by: Side;
  /**
   * The effects, in order; impossible ones are skipped. A use whose only effect is to change dice isn't available while there is nothing to
   * change.
   */
  readonly effects: readonly DiceEffect[];
  readonly pays?: readonly Stock[];
  readonly gains?: readonly Stock[];
  /** How often the use is available in the attack (default: once). An unlimited use must have a cost. */
  readonly times?: number;
  /** True if the use happens automatically whenever it can. */
  readonly forced?: true;
  /** True if its side must use it before the side can finish. */
  readonly owed?: true;
  /** A further condition on the dice and stocks at that moment. */
  readonly when?: (moment: Moment) => boolean;
}

/** An attack at one moment, for conditions. The dice are in no particular order. */
export interface Moment {
  readonly attack: AttackPool;
  readonly defense: DefensePool;
  stock(of: Side, what: string): number;
}

export const PLAIN_CANCELLING: Cancelling = { first: "hit", sureHits: false, sureCrits: 0, reinforcing: 0 };

export interface Shot {
  /** The number of dice to roll, or the dice that have been rolled. */
  readonly attack: number | AttackPool;
  readonly defense: number | DefensePool;
  /** The current step: this side is modifying these dice. Undefined before the first step. */
  readonly at?: { readonly dice: DieKind; readonly by: Side };
  readonly stocks: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  /** The uses, in the order offered. */
  readonly uses: readonly DiceUse[];
  readonly cancelling: Cancelling;
  /** The maximum number of dice that are rerolled, for each kind of dice. */
  readonly mostRerolled?: Readonly<Partial<Record<DieKind, number>>>;
}

/** The steps in order. Dice are modified first by their owner's opponent, then by their owner (1E-ATK-07, -08, 2E-ATK-18, -30). */
export const STEPS = [
  { dice: "attack", by: "defender" },
  { dice: "attack", by: "attacker" },
  { dice: "defense", by: "attacker" },
  { dice: "defense", by: "defender" },
] as const satisfies readonly { readonly dice: DieKind; readonly by: Side }[];
