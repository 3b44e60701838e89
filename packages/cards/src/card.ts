/** What a card says, as facts: ships, pilots, upgrades and the rest. Sentences of cards stand nowhere; summaries are our own. */
import type { ActionName, Colour, DamageSource, Faction, ForceSide, Mode, Size, Slot, Subfaction, WeaponArc } from "./vocabulary.ts";

/** What may be unknown of any card. */
export interface Knowledge {
  /** Figures that no source at hand gives. */
  readonly missing?: readonly string[];
  /** Figures that rest on one source that says so itself, or on an inference. */
  readonly unconfirmed?: readonly string[];
}

export interface Attack {
  /** None where the weapon fires in the arcs of the section or ship that carries it. */
  readonly arcs: readonly WeaponArc[];
  readonly dice: number;
  /** Nearest and farthest range; 1 to 3 where nothing is said. */
  readonly range?: readonly [number, number];
}

/** A ship type. A first-edition corvette is one ship with two sections, whose hull and shields are added up here. */
export interface Ship extends Knowledge {
  /** The id of the list exchange format. */
  readonly id: string;
  readonly name: string;
  readonly size: Size;
  readonly factions: readonly Faction[];
  readonly attacks: readonly Attack[];
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** Shields regained each round, on second-edition huge ships. */
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
  /** The ship id that the list exchange format gives this card. */
  readonly id: string;
  readonly name: string;
  readonly attacks: readonly Attack[];
  /** Arcs that weapons on this section fire in. */
  readonly arcs: readonly WeaponArc[];
  readonly energy?: number;
  readonly hull: number;
  readonly shields: number;
  readonly actions: readonly string[];
  readonly crippled: CrippledSection;
}

/** The other side of a section's card. */
export interface CrippledSection extends Knowledge {
  readonly attacks: readonly Attack[];
  readonly energy?: number;
  readonly slots: readonly Slot[];
  /** Dial codes that may no longer be chosen. */
  readonly lostManeuvers: readonly string[];
}

/** An icon of an upgrade bar: a type, or one of several at choice. */
export type SlotIcon = Slot | readonly Slot[];

export interface Charges {
  readonly value: number;
  /** Regained each round; negative where one is lost. */
  readonly recovers?: number;
}

export interface Force extends Charges {
  readonly side?: readonly ForceSide[];
}

export interface Pilot extends Knowledge {
  /** Unique in its catalogue. */
  readonly id: string;
  /** The id of the list exchange format, where it differs. */
  readonly xws?: string;
  readonly name: string;
  readonly ship: string;
  readonly faction: Faction;
  readonly subfaction?: Subfaction;
  /** Pilot skill in the first edition. */
  readonly initiative?: number;
  /** When a second-edition huge ship engages. */
  readonly engagement?: number;
  readonly cost?: number;
  /** Points for upgrades, in 2.5. */
  readonly loadout?: number;
  /** Copies of this name that a squad may hold; any number where absent. */
  readonly limit?: number;
  /** The printed upgrade bar; of a corvette the bars of both sections together. */
  readonly slots: readonly SlotIcon[];
  readonly sections?: readonly PilotSection[];
  readonly keywords?: readonly string[];
  readonly shipAbility?: string;
  readonly charges?: Charges;
  readonly force?: Force;
  /** Where the card's figures differ from its ship's. */
  readonly attacks?: readonly Attack[];
  readonly agility?: number;
  readonly hull?: number;
  readonly shields?: number;
  readonly actions?: readonly string[];
  readonly conditions?: readonly string[];
  /** It takes no Upgrade card, not even those that every ship may have. */
  readonly takesNoUpgrades?: true;
  /** The upgrades printed on a standard-loadout card. */
  readonly standardLoadout?: readonly string[];
  readonly modes?: readonly Mode[];
}

/** What a corvette's section costs and carries. */
export interface PilotSection {
  readonly section: SectionName;
  readonly cost: number;
  readonly slots: readonly Slot[];
}

/** A cost that depends on the ship that takes the card: the value for each figure of it. */
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
  /** Copies of this name that a squad may hold; any number where absent. */
  readonly limit?: number;
  /** First edition, LIMITED: no second copy on the same ship. */
  readonly onePerShip?: true;
  /** At most one card of its type with this mark in a squad. */
  readonly solitary?: true;
  /** All ships of the type must take it, or none. */
  readonly standardized?: true;
  /** All of these must hold. */
  readonly restrictions?: readonly Restriction[];
  readonly building?: Building;
  readonly wing?: WingRule;
  /** First edition: what its text is headed by, besides attacks. */
  readonly header?: "action" | "energy";
  /** First edition: types of cards that it may replace in play by others that cost no more. */
  readonly exchanges?: readonly Slot[];
  /** First edition: tokens that it lays on cards of its ship when the squad is built. */
  readonly lays?: LaidTokens;
  /** Second edition: types of cards that ships of the squad may exchange with each other in play. */
  readonly swaps?: readonly Slot[];
  readonly attack?: Attack & { readonly ordnance?: true };
  readonly charges?: Charges;
  readonly force?: Force;
  /** First edition: energy that can lie on the card. */
  readonly energy?: number;
  /** Changes of figures of the ship; energy means its limit. */
  readonly stats?: Readonly<Partial<Record<"attack" | "agility" | "hull" | "shields" | "energy" | "initiative", number>>>;
  readonly actions?: readonly string[];
  readonly arcs?: readonly WeaponArc[];
  readonly shipAbility?: string;
  readonly conditions?: readonly string[];
  readonly device?: { readonly name: string; readonly type: string };
  /** The section of a corvette that carries it, where the card names one. */
  readonly section?: SectionName;
  /** Its player picks the side that is up at the start; other double-sided cards begin on their front. */
  readonly eitherSide?: true;
  /** The other side of a double-sided card. */
  readonly back?: UpgradeBack;
  readonly modes?: readonly Mode[];
  /** Exists only printed on standard-loadout cards. */
  readonly onlyInStandardLoadout?: true;
}

/** Each card of these types gets so many; those of the whole squad, or all but the card itself, where it says so. */
export interface LaidTokens {
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

/** What must be true of the ship, or of the squad, that takes a card. */
export type Restriction =
  | { readonly needs: "ship"; readonly ships: readonly string[] }
  /** First edition: the ship type's name holds every word of one of these. */
  | { readonly needs: "ship-name"; readonly names: readonly string[] }
  | { readonly needs: "size"; readonly sizes: readonly Size[] }
  | { readonly needs: "faction"; readonly factions: readonly Faction[] }
  /** The squad is of one of the factions or holds a card of one of the names. */
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

/** How a card changes what its ship may carry and what that costs. */
export interface Building {
  readonly adds?: readonly AddedIcon[];
  /** Icons lost; `all` means every one of that type. */
  readonly removes?: readonly { readonly slot: Slot; readonly count: number | "all" }[];
  /** Cards of these types cost less, down to 0; every type where none is named. */
  readonly discounts?: readonly { readonly slots?: readonly Slot[]; readonly by: number }[];
  /** No two equal cards of these types. */
  readonly different?: readonly Slot[];
  /** No card of the type that costs more, or that is not unique. */
  readonly only?: readonly { readonly slot: Slot; readonly costAtMost?: number; readonly unique?: true }[];
  /** Cards that must be equipped as well. */
  readonly alsoNeeds?: readonly string[];
  /** Icons of one type that serve as others. */
  readonly treats?: { readonly slot: Slot; readonly as: readonly Slot[] };
  /** Ships that may be docked: of these types, or of these sizes. */
  readonly docks?: {
    readonly ships?: readonly string[];
    readonly sizes?: readonly Size[];
    readonly most: number;
    readonly sameType?: boolean;
    /** What a docked ship must carry: one of these. */
    readonly carrying?: readonly string[];
    /** Which pilots dock, where not every one of the type does; these start nowhere else. */
    readonly pilots?: readonly string[];
    /** First edition: when this card itself, while it is faceup, lets those aboard leave: after maneuvers, or from the wreck alone. */
    readonly leave?: "after maneuvers" | "from the wreck";
  };
  /** Squads of these factions may hold the ship. */
  readonly joins?: readonly Faction[];
}

export interface AddedIcon {
  readonly icon: SlotIcon;
  /** Takes no dearer card. */
  readonly costAtMost?: number;
  /** Takes only these cards. */
  readonly only?: readonly string[];
}

/** A card that makes its ship a wing leader; the leader's own conditions are the card's restrictions. */
export interface WingRule {
  /** The rule that states it. */
  readonly rule: string;
  readonly wingmates: readonly [number, number];
  /** Ships that may be wingmates, each with the most of it; any of the leader's type where absent. */
  readonly of?: readonly { readonly ship: string; readonly most: number }[];
  /** All wingmates are of one of the types. */
  readonly oneType?: true;
  readonly belowLeaderInitiative?: true;
  /** Its text speaks of docked wingmates. */
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
  /** Where its trait and what it does are from; where absent, its printed text is at hand. */
  readonly source?: DamageSource;
  /** Which section's deck, on first-edition huge ships. */
  readonly section?: SectionName;
  readonly precisionShot?: { readonly name: string; readonly arcs: readonly WeaponArc[] };
}

export interface DamageDeck extends Knowledge {
  readonly id: string;
  readonly name: string;
  /** The ships that use it; all others where absent. */
  readonly ships?: readonly string[];
  readonly cards: readonly DamageCard[];
}
