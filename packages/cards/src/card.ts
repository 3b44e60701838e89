/** Card facts: ships, pilots, upgrades and other cards. They include no card text; the summaries are our own. */
import type { ActionName, Colour, DamageSource, Faction, ForceSide, Mode, Size, Slot, Subfaction, WeaponArc } from "./vocabulary.ts";

/** Lists the values of a card that are unknown or doubtful. */
export interface Knowledge {
  /** Values that aren't in any of our sources. */
  readonly missing?: readonly string[];
  /** Values that are inferred or come from a single doubtful source. */
  readonly unconfirmed?: readonly string[];
}

export interface Attack {
  /** Absent if the weapon fires in the arcs of its section or ship. */
  readonly arcs: readonly WeaponArc[];
  readonly dice: number;
  /** Minimum and maximum range. The default is 1 to 3. */
  readonly range?: readonly [number, number];
}

/** A ship type. A first-edition corvette is one ship with two sections; hull and shields here are the totals of both. */
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
  /** Shields recovered each round, on second-edition huge ships. */
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
  /** The ship id of this card in the list exchange format. */
  readonly id: string;
  readonly name: string;
  readonly attacks: readonly Attack[];
  /** The arcs in which weapons on this section can fire. */
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
  /** Number recovered each round; negative if the card loses one. */
  readonly recovers?: number;
}

export interface Force extends Charges {
  readonly side?: readonly ForceSide[];
}

export interface Pilot extends Knowledge {
  /** Unique in its catalogue. */
  readonly id: string;
  /** The id in the list exchange format, if it differs. */
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
  /** Points available for upgrades, in 2.5. */
  readonly loadout?: number;
  /** Maximum number of cards with this name in a squad; unlimited if absent. */
  readonly limit?: number;
  /** The printed upgrade bar; for a corvette, the bars of both sections together. */
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
  /** The icons it fills. */
  readonly slots: readonly Slot[];
  readonly cost?: number | VariableCost;
  /** Maximum number of cards with this name in a squad; unlimited if absent. */
  readonly limit?: number;
  /** First edition, "Limited": a ship can't have a second copy. */
  readonly onePerShip?: true;
  /** True if a squad can have at most one card of this type with this mark. */
  readonly solitary?: true;
  /** True if either all ships of the type must equip the card, or none. */
  readonly standardized?: true;
  /** All of these must hold. */
  readonly restrictions?: readonly Restriction[];
  readonly building?: Building;
  readonly wing?: WingRule;
  /** First edition: the header of the card's text, unless it is an attack header. */
  readonly header?: "action" | "energy";
  /** First edition: types of cards that this card can replace in play with others that cost no more. */
  readonly exchanges?: readonly Slot[];
  /** First edition: tokens that this card places on its ship's cards when the squad is built. */
  readonly lays?: PlacedTokens;
  /** Second edition: types of cards that the squad's ships can exchange in play. */
  readonly swaps?: readonly Slot[];
  readonly attack?: Attack & { readonly ordnance?: true };
  readonly charges?: Charges;
  readonly force?: Force;
  /** First edition: the card's energy limit. */
  readonly energy?: number;
  /** Changes to the ship's stats. Here, energy means the energy limit. */
  readonly stats?: Readonly<Partial<Record<"attack" | "agility" | "hull" | "shields" | "energy" | "initiative", number>>>;
  readonly actions?: readonly string[];
  readonly arcs?: readonly WeaponArc[];
  readonly shipAbility?: string;
  readonly conditions?: readonly string[];
  readonly device?: { readonly name: string; readonly type: string };
  /** The corvette section that must carry the card, if the card names one. */
  readonly section?: SectionName;
  /** True if the player chooses the card's starting side. Other double-sided cards start on their front. */
  readonly eitherSide?: true;
  /** The other side of a double-sided card. */
  readonly back?: UpgradeBack;
  readonly modes?: readonly Mode[];
  /** True if the card only exists as printed on standard-loadout cards. */
  readonly onlyInStandardLoadout?: true;
}

/** The number of tokens that each card of these types gets. `squad` covers the whole squad; `others` excludes the card itself. */
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
  /** First edition: the ship type's name must contain every word of one of these names. */
  | { readonly needs: "ship-name"; readonly names: readonly string[] }
  | { readonly needs: "size"; readonly sizes: readonly Size[] }
  | { readonly needs: "faction"; readonly factions: readonly Faction[] }
  /** The squad must belong to one of the factions, or have a card with one of the names. */
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

/** How a card changes its ship's upgrade bar and costs. */
export interface Building {
  readonly adds?: readonly AddedIcon[];
  /** Icons that the card removes. `all` removes every icon of that type. */
  readonly removes?: readonly { readonly slot: Slot; readonly count: number | "all" }[];
  /** Makes cards of these types cost less (minimum 0). If no type is named, this applies to all types. */
  readonly discounts?: readonly { readonly slots?: readonly Slot[]; readonly by: number }[];
  /** The ship can't have two copies of a card of these types. */
  readonly different?: readonly Slot[];
  /** Excludes cards of the type that cost more than this or are not unique. */
  readonly only?: readonly { readonly slot: Slot; readonly costAtMost?: number; readonly unique?: true }[];
  /** Cards that must be equipped as well. */
  readonly alsoNeeds?: readonly string[];
  /** Icons of one type that count as other types. */
  readonly treats?: { readonly slot: Slot; readonly as: readonly Slot[] };
  /** Ships that may dock with this one, by type or by size. */
  readonly docks?: {
    readonly ships?: readonly string[];
    readonly sizes?: readonly Size[];
    readonly most: number;
    readonly sameType?: boolean;
    /** Upgrades of which a docked ship must have at least one. */
    readonly carrying?: readonly string[];
    /** The pilots that can dock, if not all pilots of the type can. They must start docked. */
    readonly pilots?: readonly string[];
    /**
     * First edition: when this faceup card lets docked ships deploy, which is either after maneuvers or only when its ship is destroyed.
     */
    readonly leave?: "after maneuvers" | "from the wreck";
  };
  /** Lets squads of these factions include the ship. */
  readonly joins?: readonly Faction[];
}

export interface AddedIcon {
  readonly icon: SlotIcon;
  /** Allows only cards that cost at most this much. */
  readonly costAtMost?: number;
  /** Takes only these cards. */
  readonly only?: readonly string[];
}

/** A card that makes its ship a wing leader. The conditions for the leader itself are the card's restrictions. */
export interface WingRule {
  /** The rule behind it. */
  readonly rule: string;
  readonly wingmates: readonly [number, number];
  /** Ships that may be wingmates, each with a maximum number. If absent, any ship of the leader's type may. */
  readonly of?: readonly { readonly ship: string; readonly most: number }[];
  /** True if all wingmates must be of one of the types. */
  readonly oneType?: true;
  readonly belowLeaderInitiative?: true;
  /** True if its text mentions docked wingmates. */
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
  /** The source of its trait and effect; absent if its printed text is available. */
  readonly source?: DamageSource;
  /** The section that this deck belongs to, on first-edition huge ships. */
  readonly section?: SectionName;
  readonly precisionShot?: { readonly name: string; readonly arcs: readonly WeaponArc[] };
}

export interface DamageDeck extends Knowledge {
  readonly id: string;
  readonly name: string;
  /** The ships that use this deck; if absent, all other ships use it. */
  readonly ships?: readonly string[];
  readonly cards: readonly DamageCard[];
}
