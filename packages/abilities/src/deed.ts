/** What cards do, as data: one verb each. `verbs.ts` says when a deed can be done, and does it. */
import type { Slot } from "@broadside/cards";
import type { DieKind, Face } from "@broadside/dice";
import type { Duration, Procedure, TokenKind } from "@broadside/rules";
import type { Scene, When, Who } from "./scene.ts";
import type { ShipWhen } from "./when.ts";

/** A number, or one read from the scene. */
export type Amount = number | ((scene: Scene) => number);

export type Deed = DiceDeed | TokenDeed | EnergyDeed | DamageDeed | CardDeed | ActDeed | ShapeDeed;

/** On the dice that the card speaks of. */
export type DiceDeed =
  | { readonly verb: "reroll"; readonly most: Amount; readonly least?: number; readonly faces?: readonly Face[] }
  /** One die, or as many as there are up to `most`; of several faces its user picks one. */
  | { readonly verb: "change"; readonly from: Face | readonly Face[]; readonly to: Face; readonly most?: number | "all" }
  | { readonly verb: "add"; readonly face: Face }
  /** Cancelling is no modification (1E-ATK-23). */
  | { readonly verb: "cancel"; readonly dice: "attack" | "defense"; readonly face: Face; readonly count: number };

export type TokenDeed =
  | { readonly verb: "gain"; readonly token: TokenKind; readonly count?: number; readonly who?: Who }
  /** A cost: it must be there. */
  | { readonly verb: "spend"; readonly token: TokenKind; readonly who?: Who }
  /** The lock of the card's ship, as a cost. */
  | { readonly verb: "spend lock"; readonly on: Who }
  | { readonly verb: "lose all"; readonly tokens: readonly TokenKind[]; readonly who?: Who }
  /** Those that the ship holds. */
  | { readonly verb: "lose locks"; readonly who?: Who }
  | { readonly verb: "lock"; readonly on: Who; readonly who?: Who }
  | { readonly verb: "condition"; readonly id: string; readonly who: Who };

/** Of the card's ship; spending is a cost, from its Ship card where nothing else is said (HS-ENERGY-19). */
export type EnergyDeed =
  | { readonly verb: "gain energy"; readonly amount: Amount }
  | { readonly verb: "spend energy"; readonly amount: Amount; readonly from?: "this card" };

export type DamageDeed =
  /** Of a huge ship the section that attacks or is attacked, where it says so; of a defender the one attacked; otherwise the opposing player names it. */
  | {
      readonly verb: "suffer";
      readonly hits?: number;
      readonly crits?: number;
      readonly who?: Who;
      readonly section?: "attacking" | "targeted";
    }
  | { readonly verb: "deal"; readonly faceup: boolean; readonly who?: Who }
  | { readonly verb: "recover shield" }
  | { readonly verb: "lose shield"; readonly who?: Who }
  /** Attack dice of a ship, which suffers what they show. */
  | { readonly verb: "roll damage"; readonly dice: number; readonly who: Who }
  /** One of the ship's Damage cards, of whatever section, that its owner chooses. */
  | { readonly verb: "discard damage"; readonly faceup: boolean }
  /** The Damage card just dealt, before it acts. */
  | { readonly verb: "discard dealt card" }
  /** Attack dice where nothing is said, one of them; each die has the deeds of the face it shows. */
  | {
      readonly verb: "roll";
      readonly dice?: DieKind;
      readonly count?: number;
      readonly on: Readonly<Partial<Record<Face, readonly Deed[]>>>;
    };

export type CardDeed =
  /** An Upgrade card is turned facedown and out of play; a Condition leaves its ship. */
  | { readonly verb: "discard this card" }
  /** One of the ship's cards, of a type that this one names, by another from outside the list. */
  | { readonly verb: "exchange a card" }
  /** A Damage card. */
  | { readonly verb: "turn this card facedown" }
  | {
      readonly verb: "lasting";
      readonly effect: string;
      readonly until: Duration;
      readonly who?: Who | "all friends";
      readonly value?: Amount;
    };

export type ActDeed =
  | {
      readonly verb: "free action";
      readonly names?: readonly string[];
      readonly barOnly?: true;
      readonly who?: Who;
      readonly evenHuge?: true;
    }
  | { readonly verb: "skip Perform Action" }
  /** After a last one the ship cannot attack again this round; one that is paid for is not declined. */
  | {
      readonly verb: "attack";
      readonly with: "any" | "primary" | "this card" | Slot;
      readonly on?: "same target";
      readonly last?: true;
      readonly paid?: true;
    }
  | { readonly verb: "no more attacks" }
  /** The dial that a ship has chosen is shown to the owner of the card alone. */
  | { readonly verb: "look at dial"; readonly who: Who }
  /** The name of a bomb or mine (1E-BOMB-03, -04). */
  | { readonly verb: "drop"; readonly device: string }
  /** Or the cloak token goes without a move. */
  | { readonly verb: "decloak" };

export type ShapeDeed =
  | { readonly verb: "choose ship"; readonly among: ShipWhen; readonly does: readonly Deed[] }
  /** One after the other, in the order its controller likes (1E-ROUND-03). */
  | { readonly verb: "each ship"; readonly among: ShipWhen; readonly does: readonly Deed[] }
  /** Several, one after the other, until its owner says enough. */
  | { readonly verb: "choose ships"; readonly among: ShipWhen; readonly most: number; readonly does: readonly Deed[] }
  | { readonly verb: "if"; readonly when: When; readonly does: readonly Deed[] }
  /** As far as it is possible; what stands before it does not depend on it. */
  | { readonly verb: "also"; readonly does: readonly Deed[] }
  | { readonly verb: "one of"; readonly choices: Readonly<Record<string, readonly Deed[]>> }
  /** What no verb says: a change, or a small procedure, of the card's own. */
  | { readonly verb: "apply"; what(scene: Scene): void }
  | { readonly verb: "special"; readonly can: When; perform(scene: Scene): Procedure };

/** Runs lists of deeds, for the verbs that hold some. */
export interface Runner {
  can(scene: Scene, deeds: readonly Deed[]): boolean;
  perform(scene: Scene, deeds: readonly Deed[]): Procedure<boolean>;
}

/** One verb: when it can be done, and the doing, side by side. What asks nothing is applied; a `perform` that says false stops the list. */
export type VerbRule<D extends Deed> = { can(scene: Scene, deed: D, run: Runner): boolean } & (
  | { apply(scene: Scene, deed: D): void }
  | { perform(scene: Scene, deed: D, run: Runner): Procedure<boolean> | Procedure }
);
export type RulesFor<D extends Deed> = { readonly [V in D["verb"]]: VerbRule<Extract<D, { readonly verb: V }>> };

export const amountOf = (scene: Scene, amount: Amount): number => (typeof amount === "number" ? amount : amount(scene));
