/** Names of things on the table and of ships' maneuvers and actions. */
export const NAMES = {
  unknown: { ship: "a ship", card: "a card", piece: "a piece", player: "somebody", maneuver: "maneuver" },
  seat: "seat {number}",
  /** Bots are named after their level. */
  levels: { random: "Random", cadet: "Cadet", ace: "Ace" },
  /** For example `CR90 Corvette 1, aft section`. */
  section: "{ship}, {section, select, fore {fore} other {aft}} section",
  sections: { fore: "Fore section", aft: "Aft section" },

  /** Scenario pieces, with their number if they have one. */
  piece: "{name} {number}",
  pieces: {
    supplyCache: "supply cache",
    hyperspacePoint: "hyperspace point",
    keyCargo: "key cargo",
    satelliteRemote: "satellite",
    proximityMine: "proximity mine",
    connerNet: "conner net",
    clusterMineCentre: "cluster mine",
  },
  /** Short names to print beside pieces on the table. */
  marks: {
    debris: "debris",
    gascloud: "gas",
    electrochaff: "chaff",
    blaze: "blaze",
    hugeShip: "hulk",
    supplyCache: "cache",
    hyperspacePoint: "jump",
    satellite: "sat.",
  },

  /** For example `white 2 left turn`, `green 3 straight`, `red stationary maneuver`. */
  maneuver: {
    turning: "{colour, select, none {} other {{colour} }}{speed} {side} {bearing}",
    straight: "{colour, select, none {} other {{colour} }}{speed} {bearing}",
    still: "{colour, select, none {} other {{colour} }}{bearing}",
  },
  colours: { white: "white", green: "green", blue: "blue", red: "red", purple: "purple" },
  sides: { left: "left", right: "right" },
  bearings: {
    turn: "turn",
    bank: "bank",
    straight: "straight",
    koiogran: "Koiogran turn",
    segnor: "Segnor's loop",
    segnorTurn: "Segnor's loop along a turn",
    tallon: "Tallon roll",
    tallonBank: "Tallon roll along a bank",
    stationary: "stationary maneuver",
    reverse: "reverse straight",
    reverseBank: "reverse bank",
    bankSlip: "bank sideslip",
    turnSlip: "turn sideslip",
  },

  force: "Force",
  scenario: "the scenario",
  actions: {
    "barrel-roll": "barrel roll",
    boost: "boost",
    calculate: "calculate",
    cloak: "cloak",
    coordinate: "coordinate",
    evade: "evade",
    focus: "focus",
    jam: "jam",
    recover: "recover",
    reinforce: "reinforce",
    reload: "reload",
    "rotate-arc": "rotate arc",
    slam: "SLAM",
  },
  faces: { hit: "hit", crit: "critical", focus: "focus", evade: "evade", blank: "blank", none: "nothing" },
  units: {
    point: "{count, plural, one {# point} other {# points}}",
    threat: "{count, plural, one {# threat} other {# threat}}",
    other: "{count, plural, one {# {unit}} other {# {unit}s}}",
    "mission point": "{count, plural, one {# mission point} other {# mission points}}",
  },
  /** A weapon's attack value, with its range and whether it is a turret. */
  weapon: {
    dice: "{dice}",
    ranged: "{dice}, range {range}",
    turret: "{dice}, ⟳ turret",
    rangedTurret: "{dice}, range {range}, ⟳ turret",
  },
} as const;
