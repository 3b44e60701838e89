export type * from "@broadside/protocol";
export { type AccountLine, accountOf, type GameAccount, type SideAccount } from "./english/account.ts";
export { EDITION_TERMS, phaseInWords, type Terms } from "./english/edition-terms.ts";
export { inWords } from "./english/event-lines.ts";
export { facesInWords, inUnits, maneuverName, type Names, namesOf, shipName, tokenName } from "./english/names.ts";
export { ownCardInWords, summaryIn } from "./english/option-words.ts";
export {
  isDevice,
  isObstacle,
  OBSTACLE_MARKS,
  PIECE_MARKS,
  pieceName,
  SECTION_NAMES,
  weaponInWords,
} from "./english/piece-names.ts";
export { kindInWords, optionInWords, questionInWords } from "./english/question-words.ts";
export { refusalInWords } from "./english/refusals.ts";
export { LANGUAGES, type Language, WORDINGS, type Wording } from "./language.ts";
export { bringUpToDate, type GameLog, logLook, logNotice, newGameLog } from "./log/game-log.ts";
export { type Happening, happenedSince, type InputHappenings } from "./log/happenings.ts";
export { NOTICES, type Notice } from "./notices.ts";
export { type Replay, replayOf } from "./replay/replay.ts";
export { type AskedKinds, noteAsked } from "./scene/asked-kinds.ts";
export { scenarioName } from "./scene/scenario.ts";
export { ownDials, type SceneSource, sceneOf } from "./scene/scene.ts";
export { type AnyRefusal, TABLE_REFUSALS, type TableRefusal, type TableRefusalReason } from "./table-refusals.ts";
