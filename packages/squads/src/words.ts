/** Names of factions and slots as people read them. */
import type { Faction, Slot } from "@broadside/cards";

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
