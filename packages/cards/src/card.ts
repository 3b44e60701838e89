/** Facts about ships, pilots, upgrades and other cards. The facts contain no card text, and we wrote all summaries ourselves. */
import type { ActionName, Colour, DamageSource, Faction, ForceSide, Mode, Size, Slot, Subfaction, WeaponArc } from "./vocabulary.ts";

/** Lists the values of a card that are unknown or doubtful. */
export interface Knowledge {
  /** Values that none of our sources gives. */
  readonly missing?: readonly string[];
  /** Values that we inferred, or that only one doubtful source gives. */
  readonly unconfirmed?: readonly string[];
}

export interface Attack {
  /** The arcs in which the weapon fires. By default, these are the arcs of its section or ship. */
  readonly arcs: readonly WeaponArc[];
  readonly dice: number;
  /** Minimum and maximum range. The default is 1 to 3. */
  readonly range?: readonly [number, number];
}

/** A ship type. A first-edition corvette is one ship with two sections; its hull and shields here are the totals of both sections. */
export interface Ship extends Knowledge {
  /** The ship's id in the list exchange format. */
  readonly id: string;
  readonly name: string;
  readonly size: Size;
  readonly factions: readonly Faction[];
  readonly attacks: readonly Attack[];
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** How many shields a second-edition huge ship recovers each round. */
  readonly shieldRecovery?: number;
  /** The energy limit. */
  readonly energy?: number;
  readonly energyRecovery?: number;
  /** Texts for `readAction`. */
  readonly actions: readonly string[];
  /** Codes for `readDial`. */
  readonly dial: readonly string[];
  readonly epicPoints?: number;
  readonly sections?: readonly ShipSection[];
}

export const SECTIONS = ["fore", "aft"] as const;
export type SectionName = (typeof SECTIONS)[number];

/** One of the two Ship cards of a corvette. */
export interface ShipSection {
  readonly section: SectionName;
  /** This card's ship id in the list exchange format. */
  readonly id: string;
  readonly name: string;
  readonly attacks: readonly Attack[];
  /** The arcs in which this section's weapons can fire. */
  readonly arcs: readonly WeaponArc[];
  readonly energy?: number;
  readonly hull: number;
  readonly shields: number;
  readonly actions: readonly string[];
  readonly crippled: CrippledSection;
}

/** The crippled side of a section's card. */
export interface CrippledSection extends Knowledge {
  readonly attacks: readonly Attack[];
  readonly energy?: number;
  readonly slots: readonly Slot[];
  /** Dial codes that can no longer be chosen. */
  readonly lostManeuvers: readonly string[];
}

/** An icon in an upgrade bar: one type, or a choice of several. */
export type SlotIcon = Slot | readonly Slot[];

export interface Charges {
  readonly value: number;
  /** How much is recovered each round. Negative if charges are lost instead. */
  readonly recovers?: number;
}

export interface Force extends Charges {
  readonly side?: readonly ForceSide[];
}

export interface Pilot extends Knowledge {
  /** The card's id, which no other card in its catalogue has. */
  readonly id: string;
  /** The id in the list exchange format, if it is a different one. */
  readonly xws?: string;
  readonly name: string;
  readonly ship: string;
  readonly faction: Faction;
  readonly subfaction?: Subfaction;
  /** Pilot skill in the first edition. */
  readonly initiative?: number;
  /** The initiative at which a second-edition huge ship engages. */
  readonly engagement?: number;
  readonly cost?: number;
  /** In 2.5, the points that the pilot can spend on upgrades. */
  readonly loadout?: number;
  /** How many cards with this name a squad can have. Unlimited if absent. */
  readonly limit?: number;
  /** The printed upgrade bar. For a corvette, this combines the bars of both sections. */
  readonly slots: readonly SlotIcon[];
  readonly sections?: readonly PilotSection[];
  readonly keywords?: readonly string[];
  readonly shipAbility?: string;
  readonly charges?: Charges;
  readonly force?: Force;
  /** The card's own values, if they differ from those of its ship. */
  readonly attacks?: readonly Attack[];
  readonly agility?: number;
  readonly hull?: number;
  readonly shields?: number;
  readonly actions?: readonly string[];
  readonly conditions?: readonly string[];
  /** True if the pilot cannot take any Upgrade card, not even those open to every ship. */
  readonly takesNoUpgrades?: true;
  /** The upgrades printed on a standard-loadout card. */
  readonly standardLoadout?: readonly string[];
  readonly modes?: readonly Mode[];
}

/** The cost and upgrade bar of a corvette's section. */
export interface PilotSection {
  readonly section: SectionName;
  readonly cost: number;
  readonly slots: readonly Slot[];
}

/** A cost that depends on one of the ship's stats, with the cost for each value. */
export interface VariableCost {
  readonly by: "initiative" | "agility" | "size";
  readonly values: Readonly<Record<string, number>>;
}

export interface Upgrade extends Knowledge {
  readonly id: string;
  readonly name: string;
  /** The icons that the card fills. */
  readonly slots: readonly Slot[];
  readonly cost?: number | VariableCost;
  /** How many cards with this name a squad can have. Unlimited if absent. */
  readonly limit?: number;
  /** First edition: the card is Limited, so a ship can't have a second copy. */
  readonly onePerShip?: true;
  /** True if a squad can have only one solitary card of this type. */
  readonly solitary?: true;
  /** True if all ships of a type must equip the card as soon as one of them does. */
  readonly standardized?: true;
  /** Restrictions, all of which must be met. */
  readonly restrictions?: readonly Restriction[];
  readonly building?: Building;
  readonly wing?: WingRule;
  /** First edition: the header of the card's text. Attack headers are not included. */
  readonly header?: "action" | "energy";
  /** First edition: the types of cards that this card can replace during the game with cards that cost no more. */
  readonly exchanges?: readonly Slot[];
  /** First edition: tokens that this card places on its ship's cards when the squad is built. */
  readonly lays?: PlacedTokens;
  /** Second edition: the types of cards that ships in the squad can exchange during the game. */
  readonly swaps?: readonly Slot[];
  readonly attack?: Attack & { readonly ordnance?: true };
  readonly charges?: Charges;
  readonly force?: Force;
  /** First edition: the card's energy limit. */
  readonly energy?: number;
  /** How the card changes the ship's stats. Here, "energy" means the energy limit. */
  readonly stats?: Readonly<Partial<Record<"attack" | "agility" | "hull" | "shields" | "energy" | "initiative", number>>>;
  readonly actions?: readonly string[];
  readonly arcs?: readonly WeaponArc[];
  readonly shipAbility?: string;
  readonly conditions?: readonly string[];
  readonly device?: { readonly name: string; readonly type: string };
  /** The corvette section that must carry the card, if the card names one. */
  readonly section?: SectionName;
  /** True if the player chooses which side the card starts on. Other double-sided cards start on their front. */
  readonly eitherSide?: true;
  /** The other side of a double-sided card. */
  readonly back?: UpgradeBack;
  readonly modes?: readonly Mode[];
  /** True if the card exists only as part of standard-loadout cards. */
  readonly onlyInStandardLoadout?: true;
}

/**
 * How many tokens to place on each card of these types. With `ofSquad`, cards on all ships in the squad get them. With `notOnItself`, the
 * card that places the tokens gets none.
 */
export interface PlacedTokens {
  readonly count: number;
  readonly on: readonly Slot[];
  readonly ofSquad?: true;
  readonly notOnItself?: true;
}

export interface UpgradeBack {
  readonly name: string;
  readonly attack?: Upgrade["attack"];
  readonly charges?: Charges;
  readonly actions?: readonly string[];
  readonly stats?: Upgrade["stats"];
}

/** A condition that the ship or squad must meet to take a card. */
export type Restriction =
  | { readonly needs: "ship"; readonly ships: readonly string[] }
  /** First edition: the ship type's name must contain all words of at least one of these names. */
  | { readonly needs: "ship-name"; readonly names: readonly string[] }
  | { readonly needs: "size"; readonly sizes: readonly Size[] }
  | { readonly needs: "faction"; readonly factions: readonly Faction[] }
  /** The squad must belong to one of these factions, or have a card with one of these names. */
  | { readonly needs: "faction-or-name"; readonly factions: readonly Faction[]; readonly names: readonly string[] }
  | { readonly needs: "keyword"; readonly keywords: readonly string[] }
  | { readonly needs: "action"; readonly action: ActionName; readonly colour?: Colour }
  | { readonly needs: "stat"; readonly stat: RestrictedStat; readonly atLeast?: number; readonly atMost?: number }
  | { readonly needs: "icon"; readonly slot: Slot }
  | { readonly needs: "no-icon"; readonly slot: Slot }
  | { readonly needs: "equipped"; readonly slot: Slot }
  | { readonly needs: "arc"; readonly arc: WeaponArc }
  | { readonly needs: "force-side"; readonly side: ForceSide }
  | { readonly needs: "ship-ability"; readonly abilities: readonly string[] }
  | { readonly needs: "not-limited" };
export type RestrictedStat = "initiative" | "agility" | "hull" | "shields" | "energy";

/** What a card changes when its ship is built: the upgrade bar, the costs, and which ships can dock. */
export interface Building {
  readonly adds?: readonly AddedIcon[];
  /** Icons that the card removes. "all" removes every icon of that type. */
  readonly removes?: readonly { readonly slot: Slot; readonly count: number | "all" }[];
  /** Makes cards of these types cheaper, down to 0. Without types, all cards become cheaper. */
  readonly discounts?: readonly { readonly slots?: readonly Slot[]; readonly by: number }[];
  /** Upgrade types of which the ship can't carry two cards with the same name. */
  readonly different?: readonly Slot[];
  /** Limits the ship's cards of a type to those that cost at most this much, or that are unique. */
  readonly only?: readonly { readonly slot: Slot; readonly costAtMost?: number; readonly unique?: true }[];
  /** Cards that the ship must have as well. */
  readonly alsoNeeds?: readonly string[];
  /** Icons of one type that count as other types. */
  readonly treats?: { readonly slot: Slot; readonly as: readonly Slot[] };
  /** Ships that may dock with this one, by type or by size. */
  readonly docks?: {
    readonly ships?: readonly string[];
    readonly sizes?: readonly Size[];
    readonly most: number;
    readonly sameType?: boolean;
    /** Upgrades of which a docked ship needs at least one. */
    readonly carrying?: readonly string[];
    /** If only some pilots of the type can dock: these pilots, who must also start docked. */
    readonly pilots?: readonly string[];
    /**
     * First edition: when docked ships can deploy while this card is faceup. They can deploy either after maneuvers, or only when their
     * carrier is destroyed.
     */
    readonly leave?: "after maneuvers" | "from the wreck";
  };
  /** Factions whose squads can include the ship because of this card. */
  readonly joins?: readonly Faction[];
}

export interface AddedIcon {
  readonly icon: SlotIcon;
  /** If present, the icon takes only cards that cost at most this much. */
  readonly costAtMost?: number;
  /** The icon takes only these cards. */
  readonly only?: readonly string[];
}

/**
 * The rules for a wing, from the card that makes its ship the leader. Conditions that the leader must meet are among the card's
 * restrictions.
 */
export interface WingRule {
  /** The rule that the card's wing follows. */
  readonly rule: string;
  readonly wingmates: readonly [number, number];
  /** The ships that may be wingmates, each with its maximum number. By default, wingmates can be any ships of the leader's type. */
  readonly of?: readonly { readonly ship: string; readonly most: number }[];
  /** True if all wingmates must be of the same type, which can be any of these types. */
  readonly oneType?: true;
  readonly belowLeaderInitiative?: true;
  /** True if the card's text mentions docked wingmates. */
  readonly matesMayDock?: true;
}

export interface Condition {
  readonly id: string;
  readonly name: string;
  readonly limit?: number;
}

export interface DamageCard extends Knowledge {
  readonly name: string;
  readonly copies: number;
  readonly trait?: "pilot" | "ship" | "crew";
  /** If no source gives the printed text: where the trait and effect come from. */
  readonly source?: DamageSource;
  /** The section that this deck belongs to, on first-edition huge ships. */
  readonly section?: SectionName;
  readonly precisionShot?: { readonly name: string; readonly arcs: readonly WeaponArc[] };
}

export interface DamageDeck extends Knowledge {
  readonly id: string;
  readonly name: string;
  /** The ships that use this deck. A deck without this list is for all other ships. */
  readonly ships?: readonly string[];
  readonly cards: readonly DamageCard[];
}
