export { availableLists, lineUpFor, withFigures } from "./available-lists.ts";
export type { CheckedEntry } from "./checked-entry.ts";
export type {
  EventChoice,
  FormatChoice,
  GameChoice,
  GameProblem,
  ScenarioChoice,
  SeatChoice,
} from "./choice.ts";
export { catalogueFor, contentFor, updateOf } from "./content.ts";
export { formatFor, playedIn, usualEdition } from "./formats.ts";
export { FAIR_SHARE, isSameList, targetOf } from "./line-up.ts";
export { type LinedUp, type LineUp, lineUpsOf } from "./line-up-table.ts";
export {
  fitsSeat,
  LIST_SOURCES,
  type ListFigures,
  type ListOffer,
  type ListSource,
  offersBySquad,
  readyMadeOffer,
  readyMadeSquads,
} from "./list-offer.ts";
export type { ListTable } from "./list-table.ts";
export { type ChangedFigure, changedFigures, type PlayedLimit, type PlayedRounds, playedLimit, playedRounds } from "./played-limit.ts";
export { playedHash } from "./played-list.ts";
export { type Preparation, seatsWithoutProblem } from "./preparation.ts";
export { prepareGame } from "./prepare.ts";
export { usableBuilds } from "./quick-lists.ts";
export { scenarioLists } from "./scenario-lists.ts";
export { checkSetup } from "./setup-check.ts";
export { membersOf, type Unit, unitOf } from "./squad-check.ts";
export { buildName, ENGLISH_SQUAD_NAMES, type SquadNames } from "./squad-names.ts";
export { type RecordVerdict, verifyRecord } from "./verify-record.ts";
