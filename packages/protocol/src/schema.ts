/** The JSON Schema of all exchanged data, made from the shapes that read it. */
import { type NamedShape, named } from "@broadside/kit";
import { noteShape } from "./notes.ts";
import { aidReplyShape, aidRequestShape } from "./shapes/aid.ts";
import { choiceShape } from "./shapes/choice.ts";
import { changeShape, eventShape } from "./shapes/event.ts";
import { inputShape } from "./shapes/input.ts";
import { questionShape } from "./shapes/question.ts";
import { recordShape } from "./shapes/record.ts";
import { refusalShape } from "./shapes/refusal.ts";
import { setupShape } from "./shapes/setup.ts";
import { attackShape, motionShape, shipShape, stateShape } from "./shapes/state.ts";
import { viewShape } from "./shapes/view.ts";

/** Raised whenever the data exchanged between a host and its clients changes. */
export const PROTOCOL_VERSION = 8;

const SHAPES: readonly NamedShape<unknown>[] = [
  named("choice", choiceShape),
  setupShape,
  named("attack", attackShape),
  named("motion", motionShape),
  shipShape,
  stateShape,
  changeShape,
  noteShape,
  eventShape,
  questionShape,
  inputShape,
  named("refusal", refusalShape),
  named("aid request", aidRequestShape),
  named("aid reply", aidReplyShape),
  named("view", viewShape),
  named("record", recordShape),
];

export const gameSchema = (): unknown => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Broadside game",
  description: "What crosses between a game and whoever starts, plays, watches or keeps it; each part is a definition.",
  version: PROTOCOL_VERSION,
  $ref: "#/$defs/record",
  $defs: Object.fromEntries(SHAPES.map(({ name, definition }) => [name, definition])),
});
