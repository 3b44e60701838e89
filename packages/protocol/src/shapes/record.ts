/** The shape of a recorded game; `read-record.ts` checks how its parts fit together. */
import { constant, either, join, listOf, nullable, objectOf, optional, type Shape, text } from "@broadside/kit";
import type { Change, GameEvent } from "../event.ts";
import { type FormerSetup, setupOfFormer } from "../former-setup.ts";
import type { Note } from "../notes.ts";
import { givenShape, playerNamesShape, seatPlayerShape } from "../player.ts";
import {
  type Checkpoint,
  type Dice,
  type GameRecord,
  type LoggedInput,
  type Proposal,
  RECORD_FORMAT,
  RECORD_VERSION,
  type Resumption,
} from "../record.ts";
import { MOST_SEATS } from "../seat.ts";
import { count, inputNumber, MOST_ENTRIES, MOST_INPUTS, name, objectId, seat, seats, shipId, words } from "./basic.ts";
import { changeShape } from "./event.ts";
import { inputShape } from "./input.ts";
import { secrecy } from "./question.ts";
import { setupShape } from "./setup.ts";
import { stateShape } from "./state.ts";

type What = Proposal["what"];
const manualChange = objectOf({ changes: listOf(changeShape, MOST_ENTRIES) });
const undo = objectOf({ undo: inputNumber });
const concession = objectOf({ concede: constant(true) });
const draw = objectOf({ draw: constant(true) });
const what: Shape<What> = {
  schema: { oneOf: [manualChange.schema, undo.schema, concession.schema, draw.schema] },
  read(reader, value, path) {
    const has = (key: string): boolean => typeof value === "object" && value !== null && key in value;
    if (has("undo")) return undo.read(reader, value, path);
    if (has("concede")) return concession.read(reader, value, path);
    if (has("draw")) return draw.read(reader, value, path);
    return manualChange.read(reader, value, path);
  },
};

export const proposalShape = objectOf<Proposal>({ number: inputNumber, seat, reason: words, what, agreed: seats });

const checkpointShape = objectOf<Checkpoint>({
  state: stateShape,
  number: inputNumber,
  drawn: count,
  learnt: inputNumber,
  told: count,
  proposal: nullable(proposalShape),
});

/** Any other field in a note from another version. */
const told: Shape<unknown> = {
  schema: { oneOf: [words.schema, { type: "number" }, { type: "boolean" }, { type: "array", items: words.schema }] },
  read: (reader, value, path) =>
    typeof value === "number" || typeof value === "boolean"
      ? value
      : Array.isArray(value)
        ? listOf(words, MOST_ENTRIES).read(reader, value, path)
        : words.read(reader, value, path),
};
const about: Readonly<Record<string, Shape<unknown>>> = {
  note: words,
  ship: shipId,
  target: objectId,
  card: name,
  rule: name,
  seat,
  seats,
  player: seatPlayerShape,
};

const shapeOf = (field: string): Shape<unknown> => (Object.hasOwn(about, field) && about[field]) || told;

/**
 * Accepts notes that are unknown here, because a record of another version can still be watched. They are checked only as far as they can
 * be shown.
 */
const recordedNote: Shape<Note> = {
  schema: {
    type: "object",
    properties: Object.fromEntries(Object.entries(about).map(([field, { schema }]) => [field, schema])),
    required: ["note"],
    additionalProperties: told.schema,
  },
  read(reader, value, path) {
    const fields = value as Readonly<Record<string, unknown>>;
    words.read(reader, fields["note"], join(path, "note"));
    for (const [field, one] of Object.entries(fields)) if (one !== undefined) shapeOf(field).read(reader, one, join(path, field));
    return value as Note;
  },
};
const recordedEvent: Shape<GameEvent> = either<Change, Note>(changeShape, "note", recordedNote);

const loggedShape = objectOf<LoggedInput>({
  number: inputNumber,
  input: nullable(inputShape),
  events: listOf(recordedEvent, MOST_INPUTS),
  secret: optional(secrecy),
  given: optional(givenShape),
});

const LONGEST_SALT = 1000;
/** A salt may be empty. */
const salt: Shape<string> = {
  schema: { type: "string", maxLength: LONGEST_SALT },
  read: (reader, value, path) => (typeof value === "string" && value.length <= LONGEST_SALT ? value : reader.note(path, "must be text")),
};
/** A set-up in a former format. It is stored unchanged, but must be readable after conversion to the current format. */
const formerSetup: Shape<FormerSetup> = {
  schema: { type: "object" },
  read(reader, value, path) {
    setupShape.read(reader, setupOfFormer(value), path);
    return value as FormerSetup;
  },
};
const diceShape = objectOf<Dice>({ seed: text(LONGEST_SALT), salts: listOf(salt, MOST_SEATS), formerSetup: optional(formerSetup) });

/** Not checked here: only playing the game shows whether its stated result is right. */
const anything: Shape<never> = { schema: {}, read: (_reader, value) => value as never };

export const recordShape = objectOf<GameRecord>({
  format: constant(RECORD_FORMAT),
  formatVersion: constant(RECORD_VERSION),
  rulesVersion: name,
  setup: setupShape,
  names: playerNamesShape,
  commitment: optional(name),
  dice: optional(diceShape),
  key: name,
  entries: listOf(loggedShape, MOST_INPUTS),
  keyframes: listOf(checkpointShape, MOST_INPUTS),
  result: optional(anything),
  claim: optional(anything),
  resumed: optional(listOf(objectOf<Resumption>({ rulesVersion: name, number: inputNumber }), MOST_ENTRIES)),
});
