/** The JSON Schema of all exchanged data, made from the shapes that read it. */
import { jsonPatchShape, type NamedShape, named } from "@broadside/kit";
import { PROTOCOL_VERSION } from "./client-message.ts";
import { noteShape } from "./notes.ts";
import { aidReplyShape, aidRequestShape } from "./shapes/aid.ts";
import { choiceShape } from "./shapes/choice.ts";
import { clientMessageShape } from "./shapes/client-message.ts";
import { changeShape, eventShape } from "./shapes/event.ts";
import { hostMessageShape } from "./shapes/host-message.ts";
import { inputShape } from "./shapes/input.ts";
import { inputHappeningsShape, timeLeftShape } from "./shapes/message.ts";
import { questionShape } from "./shapes/question.ts";
import { recordShape } from "./shapes/record.ts";
import { refusalShape } from "./shapes/refusal.ts";
import { shownQuestionShape, standingOrdersShape } from "./shapes/scene/questions.ts";
import { playedScenarioShape } from "./shapes/scene/scenario.ts";
import { logLineShape, sceneShape } from "./shapes/scene/scene.ts";
import { shipSheetShape } from "./shapes/scene/ship-sheet.ts";
import { setupShape } from "./shapes/setup.ts";
import { attackShape, motionShape, shipShape, stateShape } from "./shapes/state.ts";
import { viewShape } from "./shapes/view.ts";

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
  clientMessageShape,
  hostMessageShape,
  named("aid request", aidRequestShape),
  named("aid reply", aidReplyShape),
  named("view", viewShape),
  playedScenarioShape,
  shipSheetShape,
  shownQuestionShape,
  standingOrdersShape,
  logLineShape,
  sceneShape,
  inputHappeningsShape,
  jsonPatchShape,
  timeLeftShape,
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
