/** What cards can do, as data with one verb each. `verbs.ts` checks whether an instruction can be done, and does it. */
import type { Colour, Slot, WeaponArc } from "@broadside/cards";
import type { DieKind, Face } from "@broadside/dice";
import type { ActionId, ChoiceAsk, DeviceKind, Duration, EffectData, EffectKey, Procedure, TokenKind } from "@broadside/rules";
import type { DeviceWay, Direction } from "@broadside/rules/procedures";
import type { Picking } from "./pick.ts";
import type { CardScene, When, Who } from "./scene.ts";
import type { ShipWhen } from "./when.ts";

/** A number, or a function that works it out from the scene. */
export type Amount = number | ((scene: CardScene) => number);

export type Instruction =
  | DiceInstruction
  | TokenInstruction
  | EnergyInstruction
  | ChargeInstruction
  | DamageInstruction
  | CardInstruction
  | ActInstruction
  | MoveInstruction
  | ShapeInstruction;

/** Instructions for the dice that the card refers to. */
export type DiceInstruction =
  /** Rerolls dice. By default, the side that uses the card chooses the dice and rerolls them. `by` and `rerolledBy` name other ships. */
  | {
      readonly verb: "reroll";
      readonly most: Amount;
      readonly least?: number;
      readonly faces?: readonly Face[];
      readonly by?: Who;
      readonly rerolledBy?: Who;
    }
  /** Changes one die, or up to `most` dice. If several faces can be changed, the player picks one. */
  | {
      readonly verb: "change";
      readonly from: Face | readonly Face[];
      readonly to: Face;
      readonly most?: Amount | "all";
      /** True if the instruction can be done even if there is no such result. The player then pays the cost for nothing. */
      readonly evenNone?: true;
    }
  /** Adds a die to the rolled dice. It can be changed, cancelled and rerolled like the others (1E-ATK-13). */
  | { readonly verb: "add"; readonly face: Face }
  /** Cancels results of the named face, or of any face if none is named. Cancelling is not a modification (1E-ATK-23). */
  | { readonly verb: "cancel"; readonly dice: "attack" | "defense"; readonly face?: Face; readonly count: number | "all" }
  /** Before a roll, the player names a result. An effect on the rolling ship stores the named result. */
  | {
      readonly verb: "name a result";
      readonly effect: string;
      readonly until: Duration;
      readonly rule: ChoiceAsk["rule"];
      readonly kind?: ChoiceAsk["kind"];
    };

export type TokenInstruction =
  /**
   * Gains tokens. Stress that the card's ship gains is a cost if more instructions follow in the list. In the first edition, that cost
   * isn't paid if another ship receives the stress instead.
   */
  | { readonly verb: "gain"; readonly token: TokenKind; readonly count?: Amount; readonly who?: Who }
  /**
   * Spends a token as a cost, which cards can prevent. `who` pays with its own token, or with one `from` another ship. Removing or moving a
   * token is not spending it.
   */
  | { readonly verb: "spend"; readonly token: TokenKind; readonly who?: Who; readonly from?: Who }
  /** Spends a lock that the card's ship has, as a cost. */
  | { readonly verb: "spend lock"; readonly on: Who }
  | { readonly verb: "lose all"; readonly tokens: readonly TokenKind[]; readonly who?: Who }
  /** Removes all locks that the ship holds. */
  | { readonly verb: "lose locks"; readonly who?: Who }
  /** Removes one lock that the ship holds, chosen by the card's player. */
  | { readonly verb: "remove lock"; readonly who?: Who }
  /** Removes a lock that an enemy of the card's ship has on a ship. The card's player chooses the lock; with `orNone`, they can decline. */
  | { readonly verb: "remove enemy lock"; readonly from?: Who; readonly orNone?: true }
  | { readonly verb: "lock"; readonly on: Who; readonly who?: Who; readonly second?: true }
  /** First edition: acquires a lock on any of these ships. The locking ship's player chooses; with `orNone`, they can decline. */
  | { readonly verb: "acquire lock"; readonly who?: Who; readonly among?: ShipWhen; readonly orNone?: true; readonly second?: true }
  /** Moves a lock from the card's ship to another ship. The card's player chooses the lock. This does not count as acquiring it. */
  | { readonly verb: "pass lock"; readonly to: Who }
  /**
   * Removes one of the ship's tokens of these kinds, or a lock on the ship if the instruction includes locks. The ship's own player
   * chooses, unless the instruction names another ship.
   */
  | {
      readonly verb: "remove token";
      readonly tokens: readonly TokenKind[];
      readonly orLock?: true;
      readonly who?: Who;
      readonly by?: Who;
    }
  /** Passes one token, by default from the card's ship to the chosen one (2E-TOKEN-02). */
  | { readonly verb: "transfer"; readonly token: TokenKind; readonly from?: Who; readonly to?: Who }
  /** Breaks a ship's lock on another ship. If the instruction names no holder, breaks all locks on that ship. */
  | { readonly verb: "break locks"; readonly of?: Who; readonly on: Who }
  | { readonly verb: "condition"; readonly id: string; readonly who: Who };

/** Energy of the card's ship. Spending energy is a cost, paid from its Ship card by default (HS-ENERGY-19). */
export type EnergyInstruction =
  | { readonly verb: "gain energy"; readonly amount: Amount }
  /** Removes up to this much energy from the Ship card. This is not a cost. */
  | { readonly verb: "lose energy"; readonly amount: Amount }
  | { readonly verb: "spend energy"; readonly amount: Amount; readonly from?: "this card" };

/**
 * Second edition: charges and Force. The charges are on this card, or on the Ship card for text printed there. Spending either is a cost
 * (2E-CHARGE-04).
 */
export type ChargeInstruction =
  | { readonly verb: "spend charge"; readonly count?: Amount }
  | { readonly verb: "recover charge"; readonly count?: Amount }
  | { readonly verb: "lose charge"; readonly count?: Amount }
  | { readonly verb: "spend force"; readonly count?: Amount; readonly who?: Who }
  | { readonly verb: "recover force"; readonly count?: Amount; readonly who?: Who };

/** Moves that are not actions (2E-ACT-05), and instructions that turn a base or an arc in place. */
export type MoveInstruction =
  /**
   * Executes one of these maneuvers as white, without the dial. In the first edition, the maneuver can also be an extra one that costs no
   * action.
   */
  | { readonly verb: "execute"; readonly codes: readonly string[]; readonly fixed?: true; readonly besides?: true }
  /** First edition: turns the ship by 180 degrees in place. */
  | { readonly verb: "turn round" }
  | { readonly verb: "boost"; readonly who?: Who; readonly ways?: readonly Direction[] }
  | { readonly verb: "barrel roll"; readonly who?: Who; readonly ways?: readonly Direction[] }
  /** Rotates the turret indicator of the card's ship. */
  | { readonly verb: "rotate" }
  /** Sets a dial to one of these codes, or lets the player leave it as it is (2E-PLAN-11). */
  | { readonly verb: "turn dial"; to(scene: CardScene): readonly string[]; readonly who?: Who };

export type DamageInstruction =
  /**
   * Makes a ship suffer damage. For a huge ship, the instruction may name the attacking or targeted section. Otherwise, a defender suffers
   * the damage in its targeted section; for other ships, the opponent names the section.
   */
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
  /** Rolls attack dice for a ship, which suffers the results. */
  | { readonly verb: "roll damage"; readonly dice: number; readonly who: Who }
  /** Discards one of the ship's Damage cards, at any section. The ship's owner chooses. */
  | { readonly verb: "discard damage"; readonly faceup: boolean }
  /**
   * Second edition: turns a faceup card facedown or discards a facedown one. If the instruction allows both, the ship's player chooses
   * (2E-DMG-11).
   */
  | { readonly verb: "repair"; readonly kind?: "faceup" | "facedown"; readonly trait?: "ship" | "pilot"; readonly who?: Who }
  /** Second edition: turns a random facedown card faceup (2E-DMG-10). */
  | { readonly verb: "expose"; readonly who?: Who }
  /** Discards the Damage card that was just dealt, before it takes effect. */
  | { readonly verb: "discard dealt card"; readonly who?: Who }
  /** Turns a Damage card facedown if it was just dealt faceup. */
  | { readonly verb: "turn dealt card facedown" }
  /**
   * Rolls dice; by default, one attack die. Then goes through the listed faces in order, and does a face's instructions once for each die
   * that shows it.
   */
  | {
      readonly verb: "roll";
      readonly dice?: DieKind;
      readonly count?: Amount;
      readonly on: Readonly<Partial<Record<Face, readonly Instruction[]>>>;
    };

export type CardInstruction =
  /** Turns an Upgrade card facedown and out of play, or removes a Condition from its ship. */
  | { readonly verb: "discard this card" }
  /** Swaps one of the ship's cards of certain types for another card from outside the list. */
  | { readonly verb: "exchange a card" }
  /** Turns this Damage card facedown. */
  | { readonly verb: "turn this card facedown" }
  /** Flips a double-sided Upgrade card (2E-CHARGE-18). */
  | { readonly verb: "flip this card" }
  /** Puts tokens or markers on a card that has no charges of its own, and stores them as charges. A negative count removes them. */
  | { readonly verb: "put on this card"; readonly count: number }
  | {
      readonly verb: "lasting";
      readonly effect: string;
      readonly until: Duration;
      readonly who?: Who | "all friends";
      /** A number or other data that the effect stores. */
      readonly value?: Amount;
      readonly remembers?: (scene: CardScene) => EffectData | undefined;
    };

export type ActInstruction =
  | {
      readonly verb: "free action";
      /** The actions to choose from. They can depend on the scene. */
      readonly names?: readonly ActionId[] | ((scene: CardScene) => readonly ActionId[]);
      readonly barOnly?: true;
      readonly who?: Who;
      readonly evenHuge?: true;
      readonly evenStressed?: true;
      /** Second edition: the action's colour (2E-ACT-06, -11). By default, actions on the action bar keep their colour. */
      readonly colour?: Colour;
      /** Allows only actions that would be white even without this instruction. */
      readonly onlyWhite?: true;
    }
  | { readonly verb: "skip Perform Action" }
  /** Grants an attack. A ship that makes a `last` attack can't attack again this round. A `paid` attack can't be declined. */
  | {
      readonly verb: "attack";
      /** "another" means any weapon except the one used in the previous attack. */
      readonly with: "any" | "another" | "primary" | "this card" | Slot;
      readonly who?: Who;
      readonly on?: "same target";
      /** Limits the targets, by section for huge ships. */
      readonly at?: ShipWhen;
      /** The weapon must show one of these arcs (2E-ATK-43). */
      readonly arcs?: readonly WeaponArc[];
      /** Ignores the weapon's header, its charges, or the ship's cloak. */
      readonly waived?: "needs" | "charges" | "cloak";
      readonly last?: true;
      readonly paid?: true;
    }
  /** Prevents attacks for the rest of this round, or until the end of the next round. */
  | { readonly verb: "no more attacks"; readonly through?: "next round" }
  /** Shows the dial that a ship has set, but only to the card's owner. */
  | { readonly verb: "look at dial"; readonly who: Who }
  /** Drops a bomb or mine, by name (1E-BOMB-03, -04). Without `ways`, the card uses the straight 1 template at the rear guides. */
  | { readonly verb: "drop"; readonly device: DeviceKind; readonly ways?: readonly DeviceWay[] }
  /** Decloaks the ship, or removes its cloak token without moving it. */
  | { readonly verb: "decloak" };

export type ShapeInstruction =
  | { readonly verb: "choose ship"; readonly among: ShipWhen; readonly does: readonly Instruction[] }
  /** Affects each of these ships, one after another, in an order that their controller chooses (1E-ROUND-03). */
  | { readonly verb: "each ship"; readonly among: ShipWhen; readonly does: readonly Instruction[] }
  /** Lets the card's owner choose ships one at a time, until the owner stops or has chosen `most`. Each chosen ship is affected at once. */
  | { readonly verb: "choose ships"; readonly among: ShipWhen; readonly most: Amount; readonly does: readonly Instruction[] }
  | { readonly verb: "if"; readonly when: When; readonly does: readonly Instruction[] }
  /** Does as many of these instructions as possible. Even if none is possible, the rest of the card's list still works. */
  | { readonly verb: "also"; readonly does: readonly Instruction[] }
  /** Lets the card's player, or another ship's player, choose one of these lists of instructions. */
  | { readonly verb: "one of"; readonly choices: Choices; readonly by?: Who }
  /** Lets a player pick one of several values. Use `pick` to write it, because `pick` knows the value's type. */
  | ({ readonly verb: "pick" } & Picking<unknown>)
  /** Lets the player choose a number from 1 to `most`. The instructions depend on that number. */
  | {
      readonly verb: "how many";
      readonly most: Amount;
      readonly rule: ChoiceAsk["rule"];
      readonly kind?: ChoiceAsk["kind"];
      does(count: number): readonly Instruction[];
    }
  /**
   * Custom code for what no verb covers. `apply` makes a change. `special` runs a small procedure, which returns false if nothing happened.
   */
  | { readonly verb: "apply"; what(scene: CardScene): void }
  | { readonly verb: "special"; readonly can: When; perform(scene: CardScene): Procedure | Procedure<boolean> };

/** The effects of which one is chosen, by the keys of the answers. Each key has a text in every language. */
type Choices = { readonly [Key in EffectKey]?: readonly Instruction[] };

export const choicesIn = (choices: Choices): readonly (readonly [key: string, does: readonly Instruction[]])[] =>
  Object.entries(choices).flatMap(([key, does]) => (does ? [[key, does] as const] : []));

/** Verbs that contain other instructions use this to check and run them. */
export interface Runner {
  can(scene: CardScene, instructions: readonly Instruction[]): boolean;
  perform(scene: CardScene, instructions: readonly Instruction[]): Procedure<boolean>;
}

/**
 * What a verb defines: `can` checks whether the instruction is possible, and `apply` or `perform` does it. Use `apply` for a verb that
 * never asks a player. If `perform` returns false, the rest of the list is skipped.
 */
export type VerbRule<D extends Instruction> = { can(scene: CardScene, instruction: D, run: Runner): boolean } & (
  | { apply(scene: CardScene, instruction: D): void }
  | { perform(scene: CardScene, instruction: D, run: Runner): Procedure<boolean> | Procedure }
);
export type RulesFor<D extends Instruction> = { readonly [V in D["verb"]]: VerbRule<Extract<D, { readonly verb: V }>> };

export const amountOf = (scene: CardScene, amount: Amount): number => (typeof amount === "number" ? amount : amount(scene));
