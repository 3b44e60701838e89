/** All words that describe cards, for every edition: factions, slots, actions and so on. */

/** Faction ids, as in the list exchange format. The first edition has three factions, the second has seven. */
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

export const FACTION_NAMES = {
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
} as const satisfies Readonly<Record<Faction, string>>;

/** Returns a faction's name. An unknown id is returned unchanged. */
export function factionInWords(id: string): string {
  const faction = FACTIONS.find((known) => known === id);
  return faction ? FACTION_NAMES[faction] : id;
}

/** The first-edition subfactions, which are printed on cards. */
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
  /** The first-edition turret arc, which reaches all around the ship. */
  "turret",
  "mobile",
  "auxiliary-rear",
  "auxiliary-180",
] as const;
export type WeaponArc = (typeof WEAPON_ARCS)[number];

export const FORCE_SIDES = ["light", "dark"] as const;
export type ForceSide = (typeof FORCE_SIDES)[number];

/** The game modes in which a second-edition card can be allowed. */
export const MODES = ["hyperspace", "standard", "extended", "epic"] as const;
export type Mode = (typeof MODES)[number];

/**
 * Where a Damage card's effect comes from if its text is unknown. Either we wrote the effect (`ours`), or it is that of a card with the
 * same name in another deck (`unconfirmed`).
 */
export const DAMAGE_SOURCES = ["ours", "unconfirmed"] as const;
export type DamageSource = (typeof DAMAGE_SOURCES)[number];
