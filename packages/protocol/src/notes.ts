/**
 * The notes of a game. They record what the changes of the state don't show. Each note has a name and fields. The table validates notes
 * from outside, describes them in the schema, and defines their type, so a misspelt note or one that lacks a field doesn't compile.
 */
import { GUIDE_PAIRS } from "@broadside/geometry";
import {
  constant,
  type Described,
  isKeyIn,
  JsonReader,
  listOf,
  type NamedShape,
  named,
  objectOf,
  oneOf,
  optional,
  type Shape,
  tagged,
} from "@broadside/kit";
import { ATTACK_STEPS } from "./attack-and-motion.ts";
import type { CardKey, ObjectId, ShipId } from "./ids.ts";
import { seatPlayerShape } from "./player.ts";
import type { CounterName, EventReason, RelocationWayName } from "./reasons.ts";
import type { Seat } from "./seat.ts";
import { REMOTE_KINDS } from "./setup.ts";
import {
  action,
  cardKey as card,
  deviceId as device,
  dieKind,
  edge,
  ending,
  faces,
  figure,
  hurrier,
  inputNumber,
  maneuver,
  name,
  objectId as object,
  obstacleId as obstacle,
  obstacleToken,
  phase,
  pieceId as piece,
  recordedKind,
  round,
  rule,
  scenarioPiece,
  seat,
  seats,
  section,
  shipId as ship,
  tokenName,
  tokenOrLock,
  words,
} from "./shapes/basic.ts";
import { DEVICE_KINDS } from "./state.ts";

/** Why a ship splits from its wing. */
const SPLIT_REASONS = [
  "docked",
  "ionized",
  "leader cloaked",
  "leader lost",
  "leader's roll or boost",
  "leader's SLAM",
  "moved",
  "no place in formation",
  "of its own will",
  "off the table",
  "run over by a huge ship",
  "stressed",
  "tractored",
] as const;
export type SplitReason = (typeof SPLIT_REASONS)[number];

/** Why a ship loses its tow. */
const JETTISON_REASONS = [
  "about to dock",
  "about to go into reserve",
  "by choice",
  "critical damage",
  "destroyed",
  "fled",
  "no longer in play",
] as const;
export type JettisonReason = (typeof JETTISON_REASONS)[number];

/** Values of a remote for which no source exists. */
const REMOTE_FIGURES = ["initiative", "agility", "hull", "attack", "charges", "token"] as const;
export type RemoteFigure = (typeof REMOTE_FIGURES)[number];

/** The units in which squads are counted. */
const SQUAD_UNITS = ["point", "threat"] as const;

const PLAYER_COLOURS = ["red", "blue"] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

const deviceKind = oneOf(DEVICE_KINDS);
/** Remotes that detonate count as devices. */
const detonating = oneOf([...DEVICE_KINDS, "warhead", "tracking torpedoes"] as const);
/** The other ship that a note is about. */
const target = ship;
/** Open sets: records from other versions may have other words. */
const [marker, direction] = [words, words];
const [reason, way, called] = [words as Shape<EventReason>, words as Shape<RelocationWayName>, words as Shape<CounterName>];
const [amount, counters, number] = [figure, figure, figure];

const NOTES = {
  phase: { phase, round },
  "squad revealed": { seat, faction: words, total: figure, unit: oneOf(SQUAD_UNITS), rule },
  "deck shuffled": { seat, ship: optional(ship), deck: optional(name), section: optional(section), rule },
  "deck rebuilt": { seat, ship: optional(ship), section: optional(section), cards: figure, rule },
  initiative: { seat },
  coin: { seat, rule },
  edge: { seat, edge },
  "obstacle placed": { seat, obstacleToken },
  "obstacle left out": { obstacleToken, rule },
  placed: { ship },
  split: { ship, reason: oneOf(SPLIT_REASONS) },
  joined: { ship, target },
  "in formation": { ship, target: optional(target) },
  "no room to place": { ship, rule },
  activated: { ship },
  revealed: { ship, maneuver },
  "maneuver changed": { ship, maneuver },
  maneuver: { ship, maneuver: optional(maneuver) },
  "no dial": { ship, rule },
  "dial shown": { ship, maneuver },
  "ion maneuver": { ship, maneuver },
  "purple without Force": { ship, rule },
  "turned in place": { ship },
  "obstacle laid": { seat, obstacle, obstacleToken },
  "obstacle removed": { obstacle, obstacleToken },
  "fuse lost": { obstacle },
  "red while stressed": { ship, rule },
  overlapped: { ship, target: optional(target), obstacle: optional(obstacle) },
  "run over": { ship, target, rule },
  "set down": { ship, target },
  "no place behind": { ship, target, rule },
  turned: { ship, seat },
  "stress shed by energy": { ship, amount },
  "hardpoint offline": { ship, card },
  "hardpoint online": { ship, card },
  crushed: { ship, obstacle },
  "met obstacle": { ship, obstacle },
  action: { ship, action },
  "action failed": { ship, action },
  token: { ship, token: tokenOrLock },
  energy: { ship, amount },
  "energy spent": { ship, card: optional(card), amount },
  "energy lost": { ship, amount },
  "energy allocated": { ship, card },
  lock: { ship, target: object, section: optional(section) },
  "out of range": { ship, target, section: optional(section), rule },
  coordinated: { ship, target },
  decloaked: { ship, direction },
  "decloaking failed": { ship, direction },
  docked: { ship, target },
  "deploying failed": { ship, target },
  jammed: { ship, token: tokenOrLock },
  deployed: { ship, target },
  "container placed": { ship, obstacle },
  "device laid": { ship, deviceKind },
  dropped: { ship, deviceKind: optional(deviceKind), obstacle: optional(obstacle) },
  launched: { ship, deviceKind },
  "device removed": { device, deviceKind },
  "remote removed": { ship, remoteKind: oneOf(REMOTE_KINDS) },
  "fuse burnt": { device, deviceKind: optional(deviceKind) },
  detonated: { seat: optional(seat), ship: optional(ship), device: optional(device), deviceKind: detonating },
  attacks: { ship, target, card: optional(card), section: optional(section), range: figure },
  "attack drawn": { ship, target, range: figure },
  "attack step": { step: oneOf(ATTACK_STEPS) },
  rolled: { ship: optional(ship), seat: optional(seat), reason, faces, rule: optional(rule) },
  dice: { ship: optional(ship), dieKind, faces },
  spent: { ship, token: tokenName },
  "token works": { ship, token: tokenName },
  hit: { ship, target, results: figure },
  missed: { ship, target },
  damage: { ship, section: optional(section), reason, amount },
  "dealt faceup": { ship, card, section: optional(section) },
  "dealt facedown": { ship, section: optional(section) },
  "effect unknown": { ship, card },
  /** The Upgrade card, or the primary weapon, chosen for a Damage card. */
  concerns: { ship, card, upgrade: optional(card) },
  "turned faceup": { ship, card },
  "turned facedown": { ship, card },
  "damage discarded": { ship, card: optional(card) },
  "upgrade discarded": { ship, card },
  "token discarded for card": { ship, card, left: figure },
  "upgrade returned": { ship, card },
  "upgrade revealed": { ship, card },
  "in reserve": { ship },
  "upgrade handed over": { ship, target, card },
  "upgrade replaced": { ship, card, replaced: card },
  "looks at damage": { ship, target: optional(target) },
  "looks at dial": { ship, target },
  "guesses dial": { ship, target, guess: maneuver },
  condition: { ship, card },
  "secret condition": { ship, marker },
  used: { ship, card },
  environment: { card },
  doomed: { ship, section: optional(section), rule },
  "stays for the step": { ship, rule },
  "stays for the round": { ship },
  crippled: { ship, section, rule },
  "remote placed": { ship },
  "unconfirmed figures": { ship, figures: listOf(oneOf(REMOTE_FIGURES), REMOTE_FIGURES.length) },
  "remote on card": { ship, target },
  relocated: { ship, way, rule: optional(rule) },
  attached: { ship, target, guides: oneOf(GUIDE_PAIRS) },
  "turret turned": { ship },
  "mission points": { ship: optional(ship), seat, points: figure, reason, rule },
  "feature placed": { seat, piece, rule },
  colour: { seat, colour: oneOf(PLAYER_COLOURS), rule: optional(rule) },
  "in tow": { ship, piece, rule },
  jettisoned: { ship, piece, reason: oneOf(JETTISON_REASONS), rule },
  scrambled: { ship, piece, rule },
  "player number": { seat, number, rule },
  "first player": { seat: optional(seat), rule },
  "deployment area": { seat, number },
  "spacing waived": { obstacleToken: optional(obstacleToken), pieceKind: optional(scenarioPiece), rule },
  "victory counters": { seat, counters, called: optional(called), reason, rule },
  "counters on card": { ship, counters, called: optional(called) },
  "counters moved": { ship, target, counters, called: optional(called) },
  "counters returned": { ship, counters, called: optional(called) },
  supply: { rule },
  escaped: { ship },
  restored: { ship },
  "put in reserve": { ship },
  "held in reserve": { ship },
  "takes control": { ship, seat, rule },
  "level rises": { level: figure, rule },
  "last ship leaves": { ship, rule },
  "rounds left": { rounds: figure, rule },
  destroyed: { ship },
  fled: { ship },
  removed: { ship, reason: optional(constant("conceded")) },
  conceded: { seat },
  "time is called": {},
  "set by a judge": { reason: words },
  proposed: { seat, reason: words },
  "draw offered": { seat },
  agreed: { seat: optional(seat) },
  refused: { seat: optional(seat) },
  /** The seat is the one whose proposal is dropped. */
  "not answered in time": { seat },
  "offer lapsed": { seat },
  "no longer fits": { detail: optional(words) },
  undone: { seat: optional(seat), to: inputNumber },
  "seat taken": { seat, player: seatPlayerShape },
  "standing answer": { seat, kind: recordedKind, ship: optional(ship), key: optional(words), number: inputNumber },
  away: { seat },
  back: { seat },
  /** Without seats, all open questions got their default. */
  hurried: { by: hurrier, seats: optional(seats) },
  votes: { seat, kind: recordedKind, key: words },
  "decided by lot": { seat: optional(seat), kind: recordedKind, key: optional(words), rule },
  "other rules": { from: words, to: words },
  "the rules lost their place": { error: words },
  "the game stands still": {},
  "game over": { ending },
} as const;

export type NoteKind = keyof typeof NOTES;
export type NoteOf<Kind extends NoteKind> = { [One in Kind]: { readonly note: One } & Described<(typeof NOTES)[One]> }[Kind];
export type Note = NoteOf<NoteKind>;
/**
 * A note from a game in another version, with a kind or fields that are unknown here. These fields give the note's subject, if it names
 * one.
 */
export interface AnyNote {
  readonly note: string;
  readonly ship?: ShipId | undefined;
  readonly target?: ObjectId | undefined;
  readonly seat?: Seat | undefined;
  readonly card?: CardKey | undefined;
  readonly rule?: string | undefined;
}

const noteShapes = Object.fromEntries(
  Object.entries(NOTES).map(([kind, fields]) => [kind, objectOf({ note: constant(kind), ...fields } as never)]),
) as unknown as { readonly [Kind in NoteKind]: Shape<NoteOf<Kind>> };

export const noteShape: NamedShape<Note> = named("note", tagged<"note", Note>("note", noteShapes));

const isNoteKind = (text: string): text is NoteKind => isKeyIn(NOTES, text);

/** True if a note is of a known kind and has the fields of that kind. */
export function isKnownNote(note: AnyNote): note is Note {
  if (!isNoteKind(note.note)) return false;
  const reader = new JsonReader();
  noteShapes[note.note].read(reader, note, "");
  return reader.problems.length === 0;
}
