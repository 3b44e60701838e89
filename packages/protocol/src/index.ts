export * from "./actions.ts";
export * from "./attack-and-motion.ts";
export { type BotReason, type BotReasonKey, type BotReasonOf, botReasonsShape } from "./bot-reasons.ts";
export type * from "./choice.ts";
export * from "./client-message.ts";
export * from "./event.ts";
export { type FormerSetup, setupOfFormer } from "./former-setup.ts";
export type * from "./game-problem.ts";
export * from "./ids.ts";
export * from "./input.ts";
export * from "./message.ts";
export { MOMENTS, type Moment } from "./moments.ts";
export {
  type AnyNote,
  isKnownNote,
  type Note,
  type NoteKind,
  type NoteOf,
  type PlayerColour,
  type RemoteFigure,
  type SplitReason,
} from "./notes.ts";
export type * from "./option-words.ts";
export * from "./place-refusal.ts";
export * from "./player.ts";
export * from "./question.ts";
export { DICE_QUESTIONS, QUESTION_KINDS, type QuestionKind } from "./question-kinds.ts";
export { parseRecord, readRecord } from "./read-record.ts";
export type * from "./reasons.ts";
export * from "./record.ts";
export { facesOfReroll, rerollKey } from "./reroll-key.ts";
export type { RuleName } from "./rule.ts";
export * from "./scenario-state.ts";
export type * from "./scene/account.ts";
export type * from "./scene/previews.ts";
export type * from "./scene/questions.ts";
export type * from "./scene/scenario.ts";
export type * from "./scene/scene.ts";
export type * from "./scene/ship-sheet.ts";
export { gameSchema } from "./schema.ts";
export * from "./seat.ts";
export * from "./setup.ts";
export { aidReplyShape, aidRequestShape } from "./shapes/aid.ts";
export { shipId as shipIdShape } from "./shapes/basic.ts";
export { choiceShape } from "./shapes/choice.ts";
export { clientMessageShape } from "./shapes/client-message.ts";
export { hostMessageShape } from "./shapes/host-message.ts";
export { inputShape } from "./shapes/input.ts";
export { inputHappeningsShape, timeLeftShape } from "./shapes/message.ts";
export { anyRefusalShape } from "./shapes/refusal.ts";
export { sceneShape } from "./shapes/scene/scene.ts";
export {
  damageFields,
  type NamesInState,
  type ShipShapes,
  type StateShapes,
  shipShapes,
  stateShapes,
  upgradeFields,
} from "./shapes/state.ts";
export { sayingShape, seatOrJudge as seatOrJudgeShape, speakerShape } from "./shapes/table.ts";
export { viewShape } from "./shapes/view.ts";
export * from "./ship.ts";
export * from "./state.ts";
export type * from "./story.ts";
export * from "./table.ts";
export * from "./table-refusals.ts";
export * from "./tokens.ts";
export * from "./view.ts";
