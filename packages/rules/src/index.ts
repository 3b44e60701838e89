export type * from "./ability.ts";
export { type QueueEntry, queueOf } from "./ability-queue.ts";
export * from "./ask.ts";
export type { Bearer } from "./bearer.ts";
export { apply, type Change, type GameEvent, isChange, type Note, type ShipFields, type StateFields } from "./change.ts";
export { defaultAnswer } from "./default-answer.ts";
export { differenceInWords } from "./difference-words.ts";
export type { Content, Edition, Step } from "./edition.ts";
export { eventsFor, type SeenEvents } from "./events-for.ts";
export { cardsLying, type DamageFacts, type DeckFacts, type Facts, factsOf, type SectionFacts, type ShipFacts } from "./facts.ts";
export {
  actionBar,
  agility,
  cardEnergyLimit,
  damageTotal,
  energyLimit,
  hull,
  type Part,
  partOf,
  partsOf,
  pilotSkill,
  primaryValue,
  shieldsLeft,
  shieldValue,
} from "./figures.ts";
export { FIRST_EDITION } from "./first-edition/edition.ts";
export { type Checkpoint, Game, type Logged, type OpenAsk } from "./game.ts";
export { imagine } from "./imagine.ts";
export * from "./input.ts";
export { type PendingGame, pendingOf, restore } from "./pending.ts";
export { type ProblemReport, problemReport } from "./problem-report.ts";
export { leavesTable } from "./procedures/dial.ts";
export { claimOf, decide, scoreOf, teamScores } from "./procedures/score.ts";
export { consentOf, type Proposal } from "./proposal.ts";
export * from "./question.ts";
export { commitmentOf, keyOf } from "./random.ts";
export { parseRecord, readRecord } from "./read-record.ts";
export {
  entriesThatCount,
  type GameRecord,
  gameFromRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  recordOf,
  replay,
  stillFromRecord,
} from "./record.ts";
export { REMOTES, type RemoteKind } from "./remotes.ts";
export type {
  Account,
  AnyScenarioRule,
  DeploymentArea,
  Scenario,
  ScenarioAction,
  ScenarioObstacles,
  ScenarioRule,
  ScoreUnit,
} from "./scenario.ts";
export type { LostAs, ScoreItem, ScoreItems } from "./score-item.ts";
export * from "./seat.ts";
export { secondEdition } from "./second-edition/edition.ts";
export { facedownPiles } from "./second-edition/huge/piles.ts";
export { casualties, isByThreat } from "./second-edition/standard-score.ts";
export type { SeenEntry, SeenInput } from "./secrets.ts";
export {
  decksAllowed,
  HUGE_OBSTACLES,
  type HugeObstacle,
  mayHaveHugeObstacle,
  type ObstacleFault,
  obstacleFault,
  type SetUpFormat,
  setUpFormatOf,
} from "./set-up-formats.ts";
export * from "./setup.ts";
export { type Contender, type SecondEditionChoices, type SetupChoices, secondEditionSetup, setupFor } from "./setup-for.ts";
export { captainOf, concedesAsTeam } from "./sides.ts";
export { DEFAULT_KEY, type StandingAnswer } from "./standing.ts";
export { type Dice, newGame, shipId } from "./start.ts";
export * from "./state.ts";
export { canUndo } from "./undo.ts";
export { type SetUpFinding, type Verdict, verify } from "./verify.ts";
export { RULES_VERSION } from "./version.ts";
export { type SeenDraw, type SeenSince, type View, view } from "./view.ts";
export { inWords } from "./words.ts";
export { type AccountLine, accountOf, type GameAccount, type SideAccount } from "./words-account.ts";
export { EDITION_TERMS, phaseInWords, type Terms } from "./words-edition.ts";
export {
  actionName,
  cardName,
  facesInWords,
  inUnits,
  maneuverName,
  type Names,
  namesOf,
  pieceName,
  seatName,
  shipName,
  tokenName,
} from "./words-names.ts";
export { kindInWords, optionInWords, questionInWords } from "./words-question.ts";
