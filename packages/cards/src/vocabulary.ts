/** The closed sets of words that describe cards, shared by all editions. */

/** Factions by their ids in the list exchange format: three in the first edition, seven in the second. */
export const FACTIONS = [
  "rebel",
  "imperial",
  "scum",
  "rebelalliance",
  "galacticempire",
  "scumandvillainy",
  "resistance",
  "firstorder",
  "galacticrepublic",
  "separatistalliance",
] as const;
export type Faction = (typeof FACTIONS)[number];

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  rebel: "Rebel Alliance",
  imperial: "Galactic Empire",
  scum: "Scum and Villainy",
  rebelalliance: "Rebel Alliance",
  galacticempire: "Galactic Empire",
  scumandvillainy: "Scum and Villainy",
  resistance: "Resistance",
  firstorder: "First Order",
  galacticrepublic: "Galactic Republic",
  separatistalliance: "Separatist Alliance",
};

/** Names a faction; an unknown id is returned unchanged. */
export function factionInWords(id: string): string {
  const faction = FACTIONS.find((known) => known === id);
  return faction ? FACTION_NAMES[faction] : id;
}

/** First-edition subfactions that are printed on cards. */
export const SUBFACTIONS = ["resistance", "firstorder"] as const;
export type Subfaction = (typeof SUBFACTIONS)[number];

export const SIZES = ["small", "medium", "large", "huge"] as const;
export type Size = (typeof SIZES)[number];

/** The types of upgrade cards. The last four exist in the first edition only, where gunners count as crew and sensors as systems. */
export const SLOTS = [
  "astromech",
  "cannon",
  "configuration",
  "crew",
  "device",
  "force-power",
  "gunner",
  "hyperdrive",
  "illicit",
  "missile",
  "modification",
  "sensor",
  "tactical-relay",
  "talent",
  "tech",
  "title",
  "torpedo",
  "turret",
  "cargo",
  "command",
  "hardpoint",
  "team",
  "bomb",
  "elite",
  "salvaged-astromech",
  "system",
] as const;
export type Slot = (typeof SLOTS)[number];

export const ACTIONS = [
  "focus",
  "lock",
  "evade",
  "barrel-roll",
  "boost",
  "calculate",
  "cloak",
  "coordinate",
  "jam",
  "recover",
  "reinforce",
  "reload",
  "rotate-arc",
  "slam",
] as const;
export type ActionName = (typeof ACTIONS)[number];

/** Colours of actions and maneuvers; an easy maneuver is green in the first edition and blue in the second. */
export const COLOURS = ["green", "blue", "white", "red", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export const WEAPON_ARCS = [
  "front",
  "rear",
  "left",
  "right",
  "full-front",
  "full-rear",
  "bullseye",
  "single-turret",
  "double-turret",
  /** The first edition's turret, which fires all around. */
  "turret",
  "mobile",
  "auxiliary-rear",
  "auxiliary-180",
] as const;
export type WeaponArc = (typeof WEAPON_ARCS)[number];

export const FORCE_SIDES = ["light", "dark"] as const;
export type ForceSide = (typeof FORCE_SIDES)[number];

/** The game modes that allow a second-edition card. */
export const MODES = ["hyperspace", "standard", "extended", "epic"] as const;
export type Mode = (typeof MODES)[number];

/** The source of a Damage card's effect if its text is unknown: our own text, or the card with the same name in another deck. */
export const DAMAGE_SOURCES = ["ours", "unconfirmed"] as const;
export type DamageSource = (typeof DAMAGE_SOURCES)[number];
