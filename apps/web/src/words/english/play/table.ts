/** On the table: labels and spoken texts for pieces, places, measurements, and placing a whole fleet or wing. */
import { REASON_TEXTS } from "@broadside/position";

export const TABLE = {
  notSaved: "Your browser isn't saving this game. Save it as a file before you close the page.",
  skip: "Skip",
  log: "Log",
  /** Listed with the bots' levels: who plays a seat. */
  person: "A person",
} as const;

/** Next to a piece. */
export const LABELS = {
  fused: "{device} (fuse {fuses})",
  numbered: "{piece} {number}",
  remote: "{type} {left}/{of}",
  remoteWithCounters: "{type} {left}/{of} ●{counters}",
  towed: "tow",
  /** A piece without a name that is being placed. */
  place: "Place",
} as const;

/** Read out, and shown under the pointer: the name first, then facts. */
export const PIECES = {
  fuses: "{count, plural, one {# fuse marker} other {# fuse markers}}",
  placedBy: "placed by {player}",
  deviceOf: "{player}'s {device}",
  withDetail: "{piece}: {detail}",
  remote: "remote",
  uncontrolled: "controlled by nobody",
  hullOf: "hull {left} of {of}",
  counters: "{count, plural, one {# counter} other {# counters}}",
  charges: "{count, plural, one {# charge} other {# charges}}",
  idToken: "ID token {label}",
  hull: "hull {left}",
  shields: "shields {left}",
  crippled: { fore: "fore section crippled", aft: "aft section crippled" },
  wing: { leads: "leads a wing", "in wing": "{position} in {leader}'s wing", split: "split from {leader}'s wing, {position}" },
  carries: "carries {things}",
  turret: "turret points {arcs}",
  towed: "{thing}, carried by {ship}",
} as const;

/** Where pieces are placed, or would end up. */
export const PLACES = {
  allowed: "{piece} can go here",
  notAllowed: "{piece} can't go here",
  notAllowedBecause: "{piece} can't go here: {why}",
  after: "{ship} after {maneuver}",
  byAction: "{action} {way}",
  notByAction: "{action} {way}: {why}",
  noRoom: "it doesn't fit",
  withTrouble: "{place}: {trouble}",
} as const;

/** Next to lines. */
export const MARKS = {
  notHere: "not here",
  attack: "Range {range}",
  obstructedAttack: "Range {range}, obstructed",
  ruler: "Range {range}, {millimetres} mm",
  aim: "{section, select, fore {fore} other {aft}}: range {range}",
  noAim: "{section, select, fore {fore} other {aft}}: no",
} as const;

/** Why a section of a huge ship can be attacked or not, besides the reasons that the judge gives. */
export const AIM_REASONS = {
  crippled: "it's crippled, so you can't attack it",
  noWeapon: "no remaining weapon can fire at it, because of range, energy or another cost",
  centreLineClear: "the centre line doesn't cut the line to this section",
  arcLinesClear: "the arc lines don't cut the line to this section",
} as const;

/** The reasons that the judge gives. */
export const JUDGE_REASONS = REASON_TEXTS;

/** A whole fleet placed at once. */
export const FLEET = {
  take: "Place the whole fleet: {ships, plural, one {# ship} other {# ships}}",
  text: "Where do you place your fleet?",
  hands: "Drag any ship, or use the keys: arrow keys move the fleet, Q and E turn it.",
  allFit: "✓ Every ship can go there.",
  misfits: "{count, plural, one {✗ One ship can't go there:} other {✗ # ships can't go there:}}",
  misfit: "{ships}: {why}",
  closer: "Closer",
  wider: "Wider",
  turnLeft: "Turn left",
  turnRight: "Turn right",
  putAll: "Place them all here",
  one: "Place only this ship",
  planned: "{ships, plural, one {Your last ship goes where you put it.} other {Your other # ships go where you put them.}}",
  stop: "Place them one by one",
  dropped: "{ship} can't go there any more: {why}. Place the rest of your fleet one by one.",
} as const;

export const WINGS = {
  wing: "{leader}'s wing",
  ships: "{count, plural, one {# ship} other {# ships}}",
  /** A wingmate that has no place in formation. */
  splits: "{why}, so it splits",
  place: "{mate}, place in {leader}'s wing",
  after: "{mate} after its leader's {maneuver}",
  misfits: "{count, plural, one {{names} won't fit and splits from the wing.} other {{names} won't fit and split from the wing.}}",
} as const;
