/** A game written down, read and described; how its parts fit each other is looked at in `read-record.ts`. */
import { constant, either, listOf, nothingOr, objectOf, optional, type Shape, text } from "@broadside/kit";
import type { Change, GameEvent } from "../event.ts";
import type { AnyNote, Note } from "../notes.ts";
import {
  type Checkpoint,
  type Dice,
  type GameRecord,
  type Logged,
  type Proposal,
  RECORD_FORMAT,
  RECORD_VERSION,
  type Resumption,
} from "../record.ts";
import { MOST_SEATS } from "../seat.ts";
import { cardKey, count, figure, inputNumber, MOST_ENTRIES, MOST_INPUTS, name, seat, seats, words } from "./basic.ts";
import { changeShape } from "./event.ts";
import { inputShape } from "./input.ts";
import { secrecy } from "./question.ts";
import { setupShape } from "./setup.ts";
import { stateShape } from "./state.ts";

type What = Proposal["what"];
const what: Shape<What> = {
  schema: {
    oneOf: [
      objectOf({ changes: listOf(changeShape, MOST_ENTRIES) }).schema,
      objectOf({ undo: inputNumber }).schema,
      objectOf({ concede: constant(true) }).schema,
    ],
  },
  read(reader, value, path) {
    const has = (key: string): boolean => typeof value === "object" && value !== null && key in value;
    if (has("undo")) return objectOf({ undo: inputNumber }).read(reader, value, path);
    if (has("concede")) return objectOf({ concede: constant(true) }).read(reader, value, path);
    return objectOf({ changes: listOf(changeShape, MOST_ENTRIES) }).read(reader, value, path);
  },
};

export const proposalShape = objectOf<Proposal>({ number: inputNumber, seat, reason: words, what, agreed: seats });

const checkpointShape = objectOf<Checkpoint>({
  state: stateShape,
  number: inputNumber,
  drawn: count,
  learnt: inputNumber,
  told: count,
  proposal: nothingOr(proposalShape),
});

/**
 * What was told is read as far as it can be shown: a record of another version may tell what is not known here, and is watched all the same.
 */
const recordedNote = objectOf<AnyNote>({
  note: words,
  ship: optional(name),
  target: optional(name),
  seat: optional(seat),
  card: optional(cardKey),
  piece: optional(name),
  text: optional(words),
  figure: optional(figure),
  faces: optional(listOf(name, MOST_ENTRIES)),
  rule: optional(name),
}) as Shape<Note>;
const recordedEvent: Shape<GameEvent> = either<Change, Note>(changeShape, "note", recordedNote);

const loggedShape = objectOf<Logged>({
  number: inputNumber,
  input: nothingOr(inputShape),
  events: listOf(recordedEvent, MOST_INPUTS),
  secret: optional(secrecy),
});

const LONGEST_SALT = 1000;
/** A salt may be empty. */
const salt: Shape<string> = {
  schema: { type: "string", maxLength: LONGEST_SALT },
  read: (reader, value, path) => (typeof value === "string" && value.length <= LONGEST_SALT ? value : reader.note(path, "must be a text")),
};
const diceShape = objectOf<Dice>({ seed: text(LONGEST_SALT), salts: listOf(salt, MOST_SEATS) });

/** Whether it is right what a game is said to have come to is found out by playing it. */
const anything: Shape<never> = { schema: {}, read: (_reader, value) => value as never };

export const recordShape = objectOf<GameRecord>({
  format: constant(RECORD_FORMAT),
  formatVersion: constant(RECORD_VERSION),
  rulesVersion: name,
  setup: setupShape,
  commitment: optional(name),
  dice: optional(diceShape),
  key: name,
  entries: listOf(loggedShape, MOST_INPUTS),
  keyframes: listOf(checkpointShape, MOST_INPUTS),
  result: optional(anything),
  claim: optional(anything),
  resumed: optional(listOf(objectOf<Resumption>({ rulesVersion: name, number: inputNumber }), MOST_ENTRIES)),
});
