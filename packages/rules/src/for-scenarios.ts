/** What scenarios may use besides the types: counters and scores, pieces, and ways for ships to leave the table and return. */

export { window } from "./abilities/window.ts";
export { rollDice } from "./attack/roll.ts";
export { type PlacementRows, placementRefusal } from "./board/placement-refusal.ts";
export type { Procedure } from "./contract/ask.ts";
export type { Timing } from "./contract/timing.ts";
export { sufferDamage } from "./damage/damage.ts";
export { destroy } from "./damage/destruction.ts";
export { choose, LazyPlaceAsk, NOTHING, optionsOf, place, together, yesOrNo } from "./driver/ask.ts";
export { procedure } from "./driver/procedure.ts";
export { quietStep } from "./driver/quiet-step.ts";
export { vote } from "./driver/vote.ts";
export { isEnemy, isFriendly, opposingSeat, shipsInPlay } from "./queries/relation.ts";
export { placeRemote } from "./remotes/placing.ts";
export { type RelocationWay, relocate, remotePose } from "./remotes/relocation.ts";
export { detonateAtWill } from "./remotes/warhead.ts";
export {
  countersOn,
  figureOf,
  moveCounters,
  putCounters,
  returnCounters,
  scoreCounters,
  scorePoints,
  setFigure,
  takeCounters,
} from "./scenario/account.ts";
export { markerCarriers } from "./scenario/carriers.ts";
export { giveControl, remotesOf } from "./scenario/control.ts";
export { focusAsEvades, rollFor } from "./scenario/dice.ts";
export { chooseEdgePlace } from "./scenario/edge-place.ts";
export { chooseHyperspacePlace } from "./scenario/hyperspace.ts";
export { letEscape, putInReserve, removeFromPlay, restore } from "./scenario/leaving.ts";
export {
  addPiece,
  carriedBy,
  choosePiecePlace,
  clearOfAll,
  isObject,
  middleOf,
  type PieceAsk,
  pieceArea,
  piecesOf,
  rangeToPiece,
  removePiece,
  setPiece,
} from "./scenario/pieces.ts";
export { healthOf, isAtFullHealth, isAtHalfHealth } from "./score/health.ts";
export { hasConceded } from "./score/score.ts";
export { counterItem, missionItem, type ScoreItem, type ScoreItems, totals } from "./score/score-item.ts";
export { casualties, isByThreat, type ScoredUnit, scoredUnits, standardItems, standardScores } from "./score/standard-score.ts";
export { edgeOf, numberOf, regionsOf, usedAreas } from "./set-up/areas.ts";
export { placeShip, placeUnit, placeUnitAt } from "./set-up/forces.ts";
export { seatInTurn } from "./set-up/obstacles-second-edition.ts";
export { type Side, sideOf, sidesOf, speakerOf } from "./state/sides.ts";
export { isIonized } from "./tokens/ion.ts";
export { assign, loseToken } from "./tokens/tokens.ts";
