export {
  AGREEMENT_WORDS,
  type AgreementDifference,
  type Agreements,
  type AgreementsInSetup,
  AIDS,
  agreementDifferences,
  agreementFields,
  agreementsOf,
  agreementsSaid,
  CLOCKS,
  type ClockName,
  type Clocks,
  EVENT_AGREEMENTS,
  LONGEST_CLOCK,
  type SomeAgreements,
  STAND_INS,
  UNDO,
  UNKNOWN_DAMAGE,
  USUAL_AGREEMENTS,
  WORDED_AGREEMENTS,
  type WordedAgreement,
} from "./agreements.ts";
export { type Claim, type ClaimedOutcome, LOSS_KINDS, type Loss, type LossKind } from "./claim.ts";
export { cleanName } from "./clean-name.ts";
export { EDITIONS, type EditionId, LATEST_REFERENCES, REFERENCES, type Reference, referencesOf } from "./edition.ts";
export { EVENT_FORMAT_IDS, type EventFormatFacts, type EventFormatId, eventFormatFacts } from "./event-format.ts";
export { currentScenarioId, FORMER_SCENARIO_IDS } from "./former-ids.ts";
export {
  DAMAGE_DECKS,
  type DamageDeckId,
  type EndingRules,
  type GameSheet,
  SET_UP_STEPS,
  type SetUpStepName,
} from "./games/sheet.ts";
export { isLikeBot, levelInName, likeBotInWords } from "./player-names.ts";
export {
  type CounterWorth,
  FAMILIES,
  type Family,
  type Range,
  SCENARIO_TYPES,
  type ScenarioLimits,
  type ScenarioTable,
  type ScenarioType,
  type ScoredBy,
} from "./scenario.ts";
export {
  limitsIn,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioFacts,
  type ScenarioId,
  type ScenarioName,
  scenarioFacts,
  scenariosOf,
  tableFor,
} from "./scenarios.ts";
export { largestTeam, type Seating, seatingsOf, teamsFit, teamsFor, typesFor } from "./seating.ts";
export type { SetUpProblem, SetUpProblemKey, SetUpProblemOf } from "./set-up-problem.ts";
export {
  FORMAT_EDITIONS,
  type FormatEdition,
  GAME_FORMAT_IDS,
  type GameFormatId,
  gameEdition,
  gameSheet,
  playsScenarios,
  SCENARIO_LISTS,
  SECOND_EDITIONS,
  type SecondEdition,
  SQUAD_FORMAT_IDS,
  SQUAD_FORMAT_NAMES,
  type SquadFormatId,
  squadFormatFacts,
} from "./squad-format.ts";
export type { SquadFormatFacts } from "./squad-format-facts.ts";
export { TABLES, type TableId, type TableSize } from "./table.ts";
