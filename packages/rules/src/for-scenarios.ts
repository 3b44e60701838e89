/** What a scenario may use besides the types: its account, pieces, and ways to leave the table and to come back. */
export { choose, NOTHING, optionsOf, type Procedure, place, SoughtPlace, together, yesOrNo } from "./ask.ts";
export { placementRefusal, type RowsBroken } from "./placement-words.ts";
export { procedure } from "./procedure.ts";
export { sufferDamage } from "./procedures/damage.ts";
export { destroy } from "./procedures/destruction.ts";
export { isIonized } from "./procedures/ion.ts";
export { quietStep } from "./procedures/quiet-step.ts";
export { hasConceded } from "./procedures/score.ts";
export { isEnemy, isFriendly, opposingSeat, shipsInPlay } from "./relation.ts";
export { rollDice } from "./roll.ts";
export { counterItem, missionItem, type ScoreItem, type ScoreItems, totals } from "./score-item.ts";
export { healthOf, isAtFullHealth, isAtHalfHealth } from "./second-edition/health.ts";
export { placeRemote } from "./second-edition/remotes/placing.ts";
export { type RelocationWay, relocate, remotePose } from "./second-edition/remotes/relocation.ts";
export { detonateAtWill } from "./second-edition/remotes/warhead.ts";
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
} from "./second-edition/scenario/account.ts";
export { markerCarriers } from "./second-edition/scenario/carriers.ts";
export { giveControl, remotesOf } from "./second-edition/scenario/control.ts";
export { focusAsEvades, rollFor } from "./second-edition/scenario/dice.ts";
export { chooseEdgePlace } from "./second-edition/scenario/edge-place.ts";
export { chooseHyperspacePlace } from "./second-edition/scenario/hyperspace.ts";
export { letEscape, putInReserve, removeFromPlay, restore } from "./second-edition/scenario/leaving.ts";
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
} from "./second-edition/scenario/pieces.ts";
export { edgeOf, numberOf, regionsOf, usedAreas } from "./second-edition/set-up/areas.ts";
export { placeShip, placeUnit, placeUnitAt } from "./second-edition/set-up/forces.ts";
export { seatInTurn } from "./second-edition/set-up/obstacles.ts";
export { casualties, isByThreat, type ScoredUnit, scoredUnits, standardItems, standardScores } from "./second-edition/standard-score.ts";
export { type Side, sideOf, sidesOf, speakerOf } from "./sides.ts";
export type { Timing } from "./timing.ts";
export { assign, loseToken } from "./tokens.ts";
export { vote } from "./vote.ts";
export { window } from "./window.ts";
