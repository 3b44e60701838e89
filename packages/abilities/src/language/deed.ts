/** What cards do, as data: one verb each. `verbs.ts` says when a deed can be done, and does it. */
import type { Colour, Slot, WeaponArc } from "@broadside/cards";
import type { DieKind, Face } from "@broadside/dice";
import type { ActionId, ChoiceAsk, DeviceKind, Duration, EffectData, Procedure, TokenKind } from "@broadside/rules";
import type { DeviceWay, Direction } from "@broadside/rules/procedures";
import type { Picking } from "./pick.ts";
import type { CardScene, When, Who } from "./scene.ts";
import type { ShipWhen } from "./when.ts";

/** A number, or one read from the scene. */
export type Amount = number | ((scene: CardScene) => number);

export type Deed = DiceDeed | TokenDeed | EnergyDeed | ChargeDeed | DamageDeed | CardDeed | ActDeed | MoveDeed | ShapeDeed;

/** On the dice that the card speaks of. */
export type DiceDeed =
  /** Of the choice of the side that uses the card, where nobody else is named. That ship rerolls them, unless the card names another. */
  | {
      readonly verb: "reroll";
      readonly most: Amount;
      readonly least?: number;
      readonly faces?: readonly Face[];
      readonly by?: Who;
      readonly rerolledBy?: Who;
    }
  /** One die, or as many as there are up to `most`; of several faces its user picks one. */
  | {
      readonly verb: "change";
      readonly from: Face | readonly Face[];
      readonly to: Face;
      readonly most?: Amount | "all";
      /** It may be done where no such result lies there, for the sake of its cost. */
      readonly evenNone?: true;
    }
  /** A die beside those rolled, which can be changed, cancelled and rerolled like them (1E-ATK-13). */
  | { readonly verb: "add"; readonly face: Face }
  /** Cancelling is no modification (1E-ATK-23). Of any face where none is named. */
  | { readonly verb: "cancel"; readonly dice: "attack" | "defense"; readonly face?: Face; readonly count: number | "all" }
  /** Before a roll its player names a result, which the effect on the ship that rolls remembers as `faceOf` those dice. */
  | {
      readonly verb: "name a result";
      readonly effect: string;
      readonly until: Duration;
      readonly rule: ChoiceAsk["rule"];
      readonly kind?: ChoiceAsk["kind"];
    };

export type TokenDeed =
  /** Stress that its ship takes before something else that it may do is a cost: in the first edition not paid where another receives it instead. */
  | { readonly verb: "gain"; readonly token: TokenKind; readonly count?: Amount; readonly who?: Who }
  /**
   * A cost: `who` spends it, and may be forbidden to; it lies at that ship, or `from` another. What a card removes or moves is not spent.
   */
  | { readonly verb: "spend"; readonly token: TokenKind; readonly who?: Who; readonly from?: Who }
  /** The lock of the card's ship, as a cost. */
  | { readonly verb: "spend lock"; readonly on: Who }
  | { readonly verb: "lose all"; readonly tokens: readonly TokenKind[]; readonly who?: Who }
  /** Those that the ship holds. */
  | { readonly verb: "lose locks"; readonly who?: Who }
  /** One of those, by the choice of the card's player. */
  | { readonly verb: "remove lock"; readonly who?: Who }
  /** One that an enemy of the card's ship holds on a ship, by the choice of the card's player; they may leave it where that is said. */
  | { readonly verb: "remove enemy lock"; readonly from?: Who; readonly orNone?: true }
  | { readonly verb: "lock"; readonly on: Who; readonly who?: Who; readonly second?: true }
  /** On whatever such ship it could lock, by the choice of its player, who may leave it where that is said; first edition. */
  | { readonly verb: "acquire lock"; readonly who?: Who; readonly among?: ShipWhen; readonly orNone?: true; readonly second?: true }
  /** One of those that the card's ship holds, by the choice of its player, goes over to another ship, which does not acquire it. */
  | { readonly verb: "pass lock"; readonly to: Who }
  /** One of the ship's tokens of these kinds, or a lock on it where that is said; its own player picks where nobody else is named. */
  | {
      readonly verb: "remove token";
      readonly tokens: readonly TokenKind[];
      readonly orLock?: true;
      readonly who?: Who;
      readonly by?: Who;
    }
  /** One token goes over, from the card's ship to the chosen one where nothing is said (2E-TOKEN-02). */
  | { readonly verb: "transfer"; readonly token: TokenKind; readonly from?: Who; readonly to?: Who }
  /** A ship's lock on another, or everybody's where nobody is named. */
  | { readonly verb: "break locks"; readonly of?: Who; readonly on: Who }
  | { readonly verb: "condition"; readonly id: string; readonly who: Who };

/** Of the card's ship; spending is a cost, from its Ship card where nothing else is said (HS-ENERGY-19). */
export type EnergyDeed =
  | { readonly verb: "gain energy"; readonly amount: Amount }
  /** From the Ship card to the supply, as much as there is up to that; no cost. */
  | { readonly verb: "lose energy"; readonly amount: Amount }
  | { readonly verb: "spend energy"; readonly amount: Amount; readonly from?: "this card" };

/** Second edition: charges of this card, or of the ship's Ship card for what is printed there, and Force; spending is a cost (2E-CHARGE-04). */
export type ChargeDeed =
  | { readonly verb: "spend charge"; readonly count?: Amount }
  | { readonly verb: "recover charge"; readonly count?: Amount }
  | { readonly verb: "lose charge"; readonly count?: Amount }
  | { readonly verb: "spend force"; readonly count?: Amount; readonly who?: Who }
  | { readonly verb: "recover force"; readonly count?: Amount; readonly who?: Who };

/** Moves that are no actions (2E-ACT-05), and turning a base or an arc in place. */
export type MoveDeed =
  /** A maneuver that is not the one of the dial: one of these white ones. In the first edition it may come besides that one, and cost no action. */
  | { readonly verb: "execute"; readonly codes: readonly string[]; readonly fixed?: true; readonly besides?: true }
  /** First edition: the ship is turned by 180 degrees, its base where it was. */
  | { readonly verb: "turn round" }
  | { readonly verb: "boost"; readonly who?: Who; readonly ways?: readonly Direction[] }
  | { readonly verb: "barrel roll"; readonly who?: Who; readonly ways?: readonly Direction[] }
  /** The turret indicator of the card's ship. */
  | { readonly verb: "rotate" }
  /** A dial to one of these codes, or as it is (2E-PLAN-11). */
  | { readonly verb: "turn dial"; to(scene: CardScene): readonly string[]; readonly who?: Who };

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
  /** Second edition: a faceup card is turned, a facedown one discarded, as its player likes where neither is said (2E-DMG-11). */
  | { readonly verb: "repair"; readonly kind?: "faceup" | "facedown"; readonly trait?: "ship" | "pilot"; readonly who?: Who }
  /** Second edition: a facedown card, by chance, comes faceup (2E-DMG-10). */
  | { readonly verb: "expose"; readonly who?: Who }
  /** The Damage card just dealt, before it acts. */
  | { readonly verb: "discard dealt card"; readonly who?: Who }
  /** The same, of a faceup one. */
  | { readonly verb: "turn dealt card facedown" }
  /** Attack dice where nothing is said, one of them; each die has the deeds of the face it shows, face by face as they are named. */
  | {
      readonly verb: "roll";
      readonly dice?: DieKind;
      readonly count?: Amount;
      readonly on: Readonly<Partial<Record<Face, readonly Deed[]>>>;
    };

export type CardDeed =
  /** An Upgrade card is turned facedown and out of play; a Condition leaves its ship. */
  | { readonly verb: "discard this card" }
  /** One of the ship's cards, of a type that this one names, by another from outside the list. */
  | { readonly verb: "exchange a card" }
  /** A Damage card. */
  | { readonly verb: "turn this card facedown" }
  /** The other side of a double-sided Upgrade card (2E-CHARGE-18). */
  | { readonly verb: "flip this card" }
  /** Tokens or markers, counted as charges of a card that prints none; fewer where the count is below 0. */
  | { readonly verb: "put on this card"; readonly count: number }
  | {
      readonly verb: "lasting";
      readonly effect: string;
      readonly until: Duration;
      readonly who?: Who | "all friends";
      /** A number that the effect remembers; or something else that it does. */
      readonly value?: Amount;
      readonly remembers?: (scene: CardScene) => EffectData | undefined;
    };

export type ActDeed =
  | {
      readonly verb: "free action";
      /** Of these; which they are may depend on the scene. */
      readonly names?: readonly ActionId[] | ((scene: CardScene) => readonly ActionId[]);
      readonly barOnly?: true;
      readonly who?: Who;
      readonly evenHuge?: true;
      readonly evenStressed?: true;
      /** Second edition: performed in this colour (2E-ACT-06, -11); those of the bar in their own where absent. */
      readonly colour?: Colour;
      /** Only what is white without that. */
      readonly onlyWhite?: true;
    }
  | { readonly verb: "skip Perform Action" }
  /** After a last one the ship cannot attack again this round; one that is paid for is not declined. */
  | {
      readonly verb: "attack";
      /** Another is any but the one of the attack just made. */
      readonly with: "any" | "another" | "primary" | "this card" | Slot;
      readonly who?: Who;
      readonly on?: "same target";
      /** Only at such ships, of a huge one by section. */
      readonly at?: ShipWhen;
      /** With a weapon that shows one of these arcs (2E-ATK-43). */
      readonly arcs?: readonly WeaponArc[];
      /** Without what the weapon's header asks for, without paying its charges, or by a ship whose cloak goes first. */
      readonly waived?: "needs" | "charges" | "cloak";
      readonly last?: true;
      readonly paid?: true;
    }
  /** In this round, or also in the next. */
  | { readonly verb: "no more attacks"; readonly through?: "next round" }
  /** The dial that a ship has chosen is shown to the owner of the card alone. */
  | { readonly verb: "look at dial"; readonly who: Who }
  /** The name of a bomb or mine (1E-BOMB-03, -04); in these ways, where it is not the straight 1 template at the rear guides. */
  | { readonly verb: "drop"; readonly device: DeviceKind; readonly ways?: readonly DeviceWay[] }
  /** Or the cloak token goes without a move. */
  | { readonly verb: "decloak" };

export type ShapeDeed =
  | { readonly verb: "choose ship"; readonly among: ShipWhen; readonly does: readonly Deed[] }
  /** One after the other, in the order its controller likes (1E-ROUND-03). */
  | { readonly verb: "each ship"; readonly among: ShipWhen; readonly does: readonly Deed[] }
  /** Several, one after the other, until its owner says enough. */
  | { readonly verb: "choose ships"; readonly among: ShipWhen; readonly most: Amount; readonly does: readonly Deed[] }
  | { readonly verb: "if"; readonly when: When; readonly does: readonly Deed[] }
  /** As far as it is possible; what stands before it does not depend on it. */
  | { readonly verb: "also"; readonly does: readonly Deed[] }
  /** At the choice of the card's player, or of another ship's. */
  | { readonly verb: "one of"; readonly choices: Readonly<Record<string, readonly Deed[]>>; readonly by?: Who }
  /** One of several; written with `pick`, which knows what is picked. */
  | ({ readonly verb: "pick" } & Picking<unknown>)
  /** Its player says how many, from 1 to so many as there may be; the deeds are done by that number. */
  | {
      readonly verb: "how many";
      readonly most: Amount;
      readonly rule: ChoiceAsk["rule"];
      readonly kind?: ChoiceAsk["kind"];
      does(count: number): readonly Deed[];
    }
  /** What no verb says: a change, or a small procedure, of the card's own, which says false where nothing has come of it. */
  | { readonly verb: "apply"; what(scene: CardScene): void }
  | { readonly verb: "special"; readonly can: When; perform(scene: CardScene): Procedure | Procedure<boolean> };

/** Runs lists of deeds, for the verbs that hold some. */
export interface Runner {
  can(scene: CardScene, deeds: readonly Deed[]): boolean;
  perform(scene: CardScene, deeds: readonly Deed[]): Procedure<boolean>;
}

/** One verb: when it can be done, and the doing, side by side. What asks nothing is applied; a `perform` that says false stops the list. */
export type VerbRule<D extends Deed> = { can(scene: CardScene, deed: D, run: Runner): boolean } & (
  | { apply(scene: CardScene, deed: D): void }
  | { perform(scene: CardScene, deed: D, run: Runner): Procedure<boolean> | Procedure }
);
export type RulesFor<D extends Deed> = { readonly [V in D["verb"]]: VerbRule<Extract<D, { readonly verb: V }>> };

export const amountOf = (scene: CardScene, amount: Amount): number => (typeof amount === "number" ? amount : amount(scene));
