/** Names of factions and slots as people read them. */
import { FACTIONS, type Faction, type Slot } from "@broadside/cards";

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

/** A faction that is none stays as it is written. */
export function factionInWords(id: string): string {
  const faction = FACTIONS.find((known) => known === id);
  return faction ? FACTION_NAMES[faction] : id;
}

export const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  astromech: "Astromech",
  cannon: "Cannon",
  configuration: "Configuration",
  crew: "Crew",
  device: "Device",
  "force-power": "Force Power",
  gunner: "Gunner",
  hyperdrive: "Hyperdrive",
  illicit: "Illicit",
  missile: "Missile",
  modification: "Modification",
  sensor: "Sensor",
  "tactical-relay": "Tactical Relay",
  talent: "Talent",
  tech: "Tech",
  title: "Title",
  torpedo: "Torpedo",
  turret: "Turret",
  cargo: "Cargo",
  command: "Command",
  hardpoint: "Hardpoint",
  team: "Team",
  bomb: "Bomb",
  elite: "Elite",
  "salvaged-astromech": "Salvaged Astromech",
  system: "System",
};
