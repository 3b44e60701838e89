/** Cards: their slots, costs and figures. */
export const CARDS = {
  /** When a ship acts, by edition. */
  initiative: { first: "Pilot skill", second: "Initiative" },
  initiativeOf: { first: "pilot skill {value}", second: "initiative {value}" },
  sizes: { small: "small", medium: "medium", large: "large", huge: "huge" },
  shipAndSize: "{ship} ({size})",
  limit: "{limit, plural, one {one per squad} other {# per squad}}",
  unknownCost: "unknown",
  /** For a card whose cost depends on its ship. */
  cost: "{least} to {most}, depending on {by, select, size {the ship's size} agility {agility} other {initiative}}",
  spent: "{points, plural, one {# point} other {# points}}",
  spentThreat: "threat {threat}",
  /** Escalation's tiers: `48/84/120/144 points`. */
  spentEach: "{points} points",
} as const;

export const SLOTS = {
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
} as const;

export const SLOT_WORDS = {
  /** A slot that takes cards of several types. */
  oneOf: "{slots} or {last}",
  several: "{count} × {slot}",
  added: "{card} adds {count, plural, one {1 {slots} slot} other {{slots} slots}}.",
} as const;
