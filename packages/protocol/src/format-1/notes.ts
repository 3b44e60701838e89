/** Converts notes of format 1. They all used the fields `text`, `piece` and `figure`, whatever the values meant. */

import { OBSTACLES } from "@broadside/geometry";
import { isKeyIn } from "@broadside/kit";
import { type Fields, inFields } from "../json-fields.ts";
import { type AnyNote, isKnownNote, type NoteKind } from "../notes.ts";
import type { RemoteKind } from "../setup.ts";
import { DEVICE_KINDS } from "../state.ts";
import { kindOfFormat1 } from "./kinds.ts";

/** The current names of the three fields in one kind of note. */
type Named = Readonly<Partial<Record<"text" | "piece" | "figure", string>>>;

const MANEUVER: Named = { text: "maneuver" };
const SECTION: Named = { piece: "section" };
const OBSTACLE: Named = { piece: "obstacle" };
const TOKEN: Named = { text: "token" };
const ACTION: Named = { text: "action" };
const DIRECTION: Named = { text: "direction" };
const AMOUNT: Named = { figure: "amount" };
const COUNTERS: Named = { figure: "counters", piece: "called" };
const REASON: Named = { text: "reason" };
const LAID: Named = { piece: "obstacle", text: "obstacleToken" };
const DEVICE: Named = { piece: "device", text: "deviceKind" };

const FIELDS: Readonly<Partial<Record<NoteKind, Named>>> = {
  phase: { text: "phase", figure: "round" },
  "squad revealed": { text: "faction", figure: "total", piece: "unit" },
  "deck shuffled": { text: "deck" },
  "deck rebuilt": { piece: "section", figure: "cards" },
  edge: { text: "edge" },
  "obstacle placed": { piece: "obstacleToken" },
  "obstacle left out": { piece: "obstacleToken" },
  split: REASON,
  revealed: MANEUVER,
  "maneuver changed": MANEUVER,
  maneuver: MANEUVER,
  "dial shown": MANEUVER,
  "ion maneuver": MANEUVER,
  "obstacle laid": LAID,
  "obstacle removed": LAID,
  "fuse lost": OBSTACLE,
  overlapped: OBSTACLE,
  "stress shed by energy": AMOUNT,
  crushed: OBSTACLE,
  "met obstacle": OBSTACLE,
  action: ACTION,
  "action failed": ACTION,
  token: TOKEN,
  energy: AMOUNT,
  "energy spent": AMOUNT,
  lock: SECTION,
  "out of range": SECTION,
  decloaked: DIRECTION,
  "decloaking failed": DIRECTION,
  jammed: TOKEN,
  "container placed": OBSTACLE,
  "device laid": DEVICE,
  dropped: { piece: "obstacle", text: "deviceKind" },
  launched: DEVICE,
  "device removed": DEVICE,
  "fuse burnt": DEVICE,
  detonated: DEVICE,
  attacks: { piece: "section", figure: "range" },
  "attack drawn": { figure: "range" },
  "attack step": { text: "step" },
  rolled: REASON,
  dice: { text: "dieKind" },
  spent: TOKEN,
  "token works": TOKEN,
  hit: { figure: "results" },
  damage: { text: "reason", figure: "amount", piece: "section" },
  "dealt faceup": SECTION,
  "dealt facedown": SECTION,
  "upgrade replaced": { text: "replaced" },
  "guesses dial": { text: "guess" },
  "secret condition": { text: "marker" },
  doomed: SECTION,
  crippled: SECTION,
  "unconfirmed figures": { text: "figures" },
  relocated: { text: "way" },
  attached: { text: "guides" },
  "mission points": { text: "reason", figure: "points" },
  colour: { text: "colour" },
  jettisoned: REASON,
  "player number": { figure: "number" },
  "deployment area": { figure: "number" },
  "victory counters": { ...COUNTERS, ...REASON },
  "counters on card": COUNTERS,
  "counters moved": COUNTERS,
  "counters returned": COUNTERS,
  "level rises": { figure: "level" },
  "rounds left": { figure: "rounds" },
  removed: REASON,
  "set by a judge": REASON,
  proposed: REASON,
  "no longer fits": { text: "detail" },
  undone: { figure: "to" },
  "seat taken": { text: "player" },
  "standing answer": { piece: "kind", text: "key", figure: "number" },
  hurried: { text: "by" },
  votes: { piece: "kind", text: "key" },
  "decided by lot": { piece: "kind", text: "key" },
  "the rules lost their place": { text: "error" },
  "game over": { text: "ending" },
};

const REMOTE_NAMES: Readonly<Record<string, RemoteKind>> = {
  Satellite: "satellite",
  Shuttle: "shuttle",
  "Key Cargo": "keyCargo",
  Turret: "turret",
  Warhead: "warhead",
  "Buzz Droid Swarm": "buzzDroidSwarm",
  "DRK-1 Probe Droid": "probeDroid",
  "Sensor Buoy": "sensorBuoy",
  "Commando Team": "commandoTeam",
  "Tracking Torpedoes": "trackingTorpedoes",
};

const isDevice = (kind: unknown): boolean => DEVICE_KINDS.some((known) => known === kind);
/**
 * Removes a field that had this value in every format 1 note of this kind. If a note has another value there, the field stays, so the note
 * counts as unknown.
 */
const without =
  (field: string, said: unknown) =>
  (note: Fields): Fields =>
    note[field] === said ? Object.fromEntries(Object.entries(note).filter(([name]) => name !== field)) : note;
const withKind = ({ kind, ...note }: Fields): Fields => ({ ...note, kind: kindOfFormat1(kind) });

/** Notes in which more than the names of fields has changed. Each function gets a note whose fields are already renamed. */
const MORE: Readonly<Partial<Record<NoteKind, (note: Fields) => Fields>>> = {
  "squad revealed": (note) => ("unit" in note ? note : { ...note, unit: "point" }),
  /** A huge ship has a deck for each of its sections. In notes about such a deck, the field `deck` held the section. */
  "deck shuffled": ({ deck, ...note }) => ({ ...note, ...("ship" in note ? { section: deck } : { deck }) }),
  "device removed": ({ device, deviceKind, ...note }) =>
    isDevice(deviceKind)
      ? { ...note, device, deviceKind }
      : { ...note, note: "remote removed", ship: device, remoteKind: REMOTE_NAMES[String(deviceKind)] },
  detonated: ({ device, ...note }) => ({ ...note, ...(isDevice(note["deviceKind"]) ? { device } : { ship: device }) }),
  missed: without("figure", 0),
  "unconfirmed figures": ({ figures, ...note }) => ({ ...note, figures: String(figures).split(", ") }),
  "spacing waived": ({ piece, ...note }) => ({
    ...note,
    ...(Object.hasOwn(OBSTACLES, String(piece)) ? { obstacleToken: piece } : { pieceKind: piece }),
  }),
  supply: without("text", "wing tools, objectives, victory counters"),
  "the game stands still": without("text", "a judge has to undo something or set it right"),
  "standing answer": withKind,
  votes: withKind,
  "decided by lot": withKind,
  "other rules": ({ text, ...note }) => {
    const [from, to] = String(text).split(" → ");
    return { ...note, from, to };
  },
};

/** Converts a note. If the result isn't a known note, the original stays unchanged and is printed as it is. */
export const noteOfFormat1 = (note: unknown): unknown =>
  inFields(note, (was) => {
    const kind = String(was["note"]);
    const { text = "text", piece = "piece", figure = "figure" } = (isKeyIn(FIELDS, kind) && FIELDS[kind]) || {};
    const names = new Map([
      ["text", text],
      ["piece", piece],
      ["figure", figure],
    ]);
    const renamed = Object.fromEntries(Object.entries(was).map(([field, value]) => [names.get(field) ?? field, value]));
    const now = (isKeyIn(MORE, kind) && MORE[kind]?.(renamed)) || renamed;
    return isKnownNote(withPlayerId(now) as unknown as AnyNote) ? now : was;
  });

/** Only to check a note: format 2 has a player's name where known notes have a player. */
const withPlayerId = (note: Fields): Fields => (typeof note["player"] === "string" ? { ...note, player: { id: "somebody" } } : note);
