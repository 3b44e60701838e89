export type {
  ActionId,
  CardKey,
  EffectKey,
  GivenInput,
  Neighbour,
  NotOfferedReason,
  PlaceProblem,
  PlaceRefusal,
  PlaceRegion,
  PlayerId,
  PlayerNames,
  SeatPlayer,
  Secrecy,
  SeenEntry,
  SeenInput,
  Subject,
} from "@broadside/protocol";
export { parseRecord, readRecord } from "@broadside/protocol";
export { type QueueEntry, queueOf } from "./abilities/queue-view.ts";
export { type ModificationOpen, modificationsOpen, outsideUses, timesItWorks } from "./attack/modify.ts";
export { previewAttack } from "./attack/outlook.ts";
export { type WeaponState, weaponPart, weaponsOf } from "./attack/weapons.ts";
export type { Stance } from "./board/stance.ts";
export type * from "./contract/ability.ts";
export type { Bearer } from "./contract/ability.ts";
export type * from "./contract/ask.ts";
export type { AttackBar, Content, Edition, Step } from "./contract/edition.ts";
export type {
  Account,
  AnyScenarioRule,
  DeploymentArea,
  Scenario,
  ScenarioAction,
  ScenarioObstacles,
  ScenarioRule,
  ScoreUnit,
} from "./contract/scenario.ts";
export type { Situation } from "./contract/situation.ts";
export type { Timing } from "./contract/timing.ts";
export { isDamageByHand } from "./damage/damage.ts";
export { facedownPiles } from "./damage/piles.ts";
export * from "./driver/ask.ts";
export { defaultAnswer } from "./driver/default-answer.ts";
export { type Checkpoint, Game, type LoggedInput, type OpenAsk } from "./driver/game.ts";
export * from "./driver/input.ts";
export { type Dice, newGame, newGameWithKey } from "./driver/new-game.ts";
export { consentOf, type Proposal } from "./driver/proposal.ts";
export * from "./driver/question.ts";
export { commitmentOf, keyOf } from "./driver/random.ts";
export { canUndo } from "./driver/undo.ts";
export { editionById } from "./editions/editions.ts";
export { FIRST_EDITION } from "./editions/first-edition.ts";
export { cardsLying, factsOf } from "./facts/facts.ts";
export type { DamageFacts, DeckFacts, Facts, SectionFacts, ShipFacts } from "./facts/printed-facts.ts";
export { REMOTES, type RemoteKind } from "./facts/remote-kinds.ts";
export { courseOf, hugeCourseOf, hugeTemplateOf, wayOf } from "./maneuver/course.ts";
export { leavesTable } from "./maneuver/dial.ts";
export { type AttackFacts, attackFacts, isOpenAttack } from "./options/attack-facts.ts";
export { type IllegalAttack, illegalAttacks } from "./options/illegal-attacks.ts";
export { type ManeuverFacts, maneuverFacts } from "./options/maneuver-facts.ts";
export type { ManeuverPreview } from "./options/maneuver-preview.ts";
export { choosesAmongPlaces, isStrict, mayMeasure, mayTryPlaces } from "./options/measuring.ts";
export type { MovePlace } from "./options/move-places.ts";
export { type MoveFacts, type OptionFacts, optionFacts } from "./options/option-facts.ts";
export { type OptionPreview, optionPreviews } from "./options/option-previews.ts";
export { rangeWith } from "./options/weapon-range.ts";
export type { MatePreview } from "./options/wing-preview.ts";
export { type TurnInOrder, turnOrder } from "./phases/turn-order.ts";
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
} from "./queries/figures.ts";
export { firstDifference } from "./records/difference-words.ts";
export { entriesThatCount } from "./records/entries-that-count.ts";
export { faultTrace } from "./records/fault-trace.ts";
export { fork } from "./records/fork.ts";
export { keyframesSinceTakeover } from "./records/keyframes.ts";
export { type PendingGame, pendingOf, restore } from "./records/pending.ts";
export { type ProblemReport, problemReport } from "./records/problem-report.ts";
export {
  type EarlierGame,
  earlierIn,
  frozenFromRecord,
  type GameRecord,
  gameFromRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  type Resumption,
  recordOf,
  replay,
} from "./records/record.ts";
export { continueUnderTheseRules, type ResumedGame, resumeUnderTheseRules } from "./records/resume.ts";
export { type SetUpFinding, type Verdict, verify } from "./records/verify.ts";
export { RULES_VERSION } from "./records/version.ts";
export { withName } from "./records/with-name.ts";
export { claimOf, decide, lossOf, scoreOf, teamScores } from "./score/score.ts";
export type { LostAs, ScoreItem, ScoreItems } from "./score/score-item.ts";
export { casualties, isByThreat } from "./score/standard-score.ts";
export { areDecksShuffled } from "./set-up/decks-shuffled.ts";
export {
  decksAllowed,
  mayHaveHugeObstacle,
  type ObstacleProblem,
  obstacleProblem,
  type SetUpFormat,
  setUpFormatOf,
} from "./set-up/formats.ts";
export { type Contender, type PlayedGame, type SetupChoices, setupFor } from "./set-up/setup-for.ts";
export { type ShipToPlace, wholeFleet } from "./set-up/whole-fleet.ts";
export { apply, type Change, type GameEvent, isChange, type Note, type ShipFields, type StateFields, written } from "./state/change.ts";
export * from "./state/seat.ts";
export * from "./state/setup.ts";
export { captainOf, concedesAsTeam, type Side, sidesOf } from "./state/sides.ts";
export * from "./state/state.ts";
export { eventsFor, type SeenEvents } from "./views/events-for.ts";
export type { Guess } from "./views/guess.ts";
export { imagine } from "./views/imagine.ts";
export { LOOKS_AT_DAMAGE, LOOKS_AT_DIAL } from "./views/secrets.ts";
export { type SeenDraw, type SeenSince, type View, view } from "./views/view.ts";
