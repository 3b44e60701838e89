/** Names of things on the table and of ships' maneuvers and actions. */
import { FACTION_NAMES } from "@broadside/cards";
import { DEVICES, type DeviceId, OBSTACLES, type ObstacleId, type ScenarioPieceId } from "@broadside/geometry";
import { type DeviceKind, REMOTE_NAMES } from "@broadside/protocol";
import { SLOT_NAMES } from "@broadside/squads";

type NamesIn<Tokens extends Readonly<Record<string, { readonly name: string }>>> = { readonly [Id in keyof Tokens]: Tokens[Id]["name"] };

/** The names of tokens, as `geometry` has them. */
const namesIn = <Tokens extends Readonly<Record<string, { readonly name: string }>>>(tokens: Tokens): NamesIn<Tokens> =>
  Object.fromEntries(Object.entries(tokens).map(([id, { name }]) => [id, name])) as NamesIn<Tokens>;

export const NAMES = {
  unknown: { ship: "a ship", card: "a card", piece: "a piece", player: "somebody", maneuver: "maneuver" },
  /** A player whose name isn't known. */
  seat: "Player {number}",
  /** Bots are named after their level. */
  levels: { random: "Random", cadet: "Cadet", ace: "Ace" },
  /** For example `CR90 Corvette 1, aft section`. */
  section: "{ship}, {section, select, fore {fore} other {aft}} section",
  sections: { fore: "Fore section", aft: "Aft section" },

  /** Scenario pieces, with their number if they have one. */
  piece: "{name} {number}",
  pieces: {
    marker: "marker",
    hyperspacePoint: "hyperspace point",
    satelliteRemote: "satellite",
    shuttle: "shuttle",
    keyCargo: "key cargo",
    turret: "turret",
    warhead: "warhead",
    satellite: "satellite",
    supplyCache: "supply cache",
  } as const satisfies Readonly<Record<ScenarioPieceId, string>>,
  obstacles: namesIn(OBSTACLES) satisfies Readonly<Record<ObstacleId, string>>,
  /** Bombs, mines and other devices by their tokens, and by their kinds. */
  deviceTokens: namesIn(DEVICES) satisfies Readonly<Record<DeviceId, string>>,
  devices: {
    "seismic charge": "seismic charge",
    "proton bomb": "proton bomb",
    "ion bomb": "ion bomb",
    "thermal detonator": "thermal detonator",
    bomblet: "bomblet",
    "concussion bomb": "concussion bomb",
    "electro-proton bomb": "electro-proton bomb",
    "blazer bomb": "blazer bomb",
    "proximity mine": "proximity mine",
    "cluster mine": "cluster mine",
    "conner net": "conner net",
  } as const satisfies Readonly<Record<DeviceKind, string>>,
  /** At most 12 characters of each fit on the table. */
  remotes: REMOTE_NAMES,
  factions: FACTION_NAMES,
  slots: SLOT_NAMES,
  /** Lasting effects that have other names than their cards. */
  effects: {
    "last attack": "last attack",
    "number of evades": "number of evades",
    "must spend focus": "must spend focus",
    "fights on": "fights on",
    "flies over obstacles": "flies over obstacles",
    "rash roll": "rash roll",
    "maul coordinates": "maul coordinates",
    "named result": "named result",
    "turning ring": "turning ring",
    "easier maneuver": "easier maneuver",
    "acts under stress": "acts under stress",
    drill: "drill",
    "harder maneuver": "harder maneuver",
    "easier by Leia Organa": "easier by Leia Organa",
    "targeting matrix": "targeting matrix",
    "long-range scanners": "long-range scanners",
    "slowed by tractors": "slowed by tractors",
    "ancillary ions": "ancillary ions",
  },
  /** A Damage card whose text no source confirms, or that is ours. */
  damageMarks: { ours: "{card} (our text)", unconfirmed: "{card} (unconfirmed)" },
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
    scramble: "scramble",
    tow: "tow",
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
