/** One list of an entry: its name, what it costs, its ships. */
export const LIST = {
  only: "List",
  names: { list: "List {number}", tier: "Tier {number}", member: "Member {number}" },
  tierOf: "Tier {number}: {points} points",
  captain: "Captain",
  player: "Player",
  remove: "Remove {name}",
  addShip: "+ Add ship",
  addBuild: "+ Add quick build",
  noShips: "No ships yet.",
  faction: "Faction",
  notChosen: "Not chosen",
  chooseFaction: "Choose a faction:",
  chooseFactionForAll: "Choose a faction for all lists:",
  factionInFirst: "Choose the faction in the first list.",
  wing: "Wing",
  unknownBuild: "Unknown quick build",
} as const;

/** What a list costs, after a large figure: **96** of 300 points. */
export const GAUGE = {
  of: { points: "of {limit} points", threat: "of {limit} threat", epicPoints: "of {limit} epic points" },
  unit: { points: "points", threat: "threat", epicPoints: "epic points" },
  left: "{left} left",
  over: "{over} over",
  full: "full",
} as const;

/** Escalation's tiers. */
export const TIERS = {
  first: "This is the first tier.",
  same: "The same as tier {tier}.",
  ships: "+ {count, plural, one {# ship} other {# ships}}",
  upgrades: "+ {count, plural, one {# upgrade} other {# upgrades}}",
  missing: "{count, plural, one {# ship} other {# ships}} from tier {tier} missing",
  startFrom: "Start from tier {tier}",
  isCopy: "Tier {tier} is now a copy of tier {from}.",
  copyUp: "Copy to later tiers",
  isCopiedUp: "The later tiers now have everything in tier {tier}.",
} as const;

export const WINGS = {
  title: "Wings",
  wingsOf: "Wings of {list}",
  noLeader: "To form a wing, equip its leader with a wing card in a Command slot.",
  noCard: "no wing card",
  /** Tells ships with the same name apart. */
  shipAt: "{ship} (ship {number})",
  positionOf: "Position of {ship}",
  positions: {
    "2": "2, left flank",
    "3": "3, right flank",
    "4": "4, rear support",
    "5": "5, left support",
    "6": "6, right support",
  },
  remove: "Remove {ship} from the wing",
  add: "Add a wingmate",
  choose: "Choose…",
  nobody: "No ship in this list can join. Add ships that {card} allows.",
  dissolve: "Dissolve the wing",
  formation: "Formation: {ships}",
} as const;
