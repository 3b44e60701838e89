export {
  type Aim,
  type Board,
  buildBoard,
  featureToken,
  type ShipShapes,
  type Target,
  TURRET_PRIMARY_BANDS,
  type WeaponBands,
} from "./board.ts";
export {
  type DecidingRules,
  POSITION_EDITIONS,
  possibleArcs,
  printedArcs,
  REASON_TEXTS,
  type Reason,
  type ReasonKey,
  rulesOf,
} from "./edition.ts";
export {
  type Judgement,
  judge,
  judgeBoard,
  millimetres,
  type PairFilter,
  type PairJudgement,
  rangeInWords,
  reasonKeyOf,
  type ShipJudgement,
  type Shot,
} from "./judge.ts";
export { documentOf, FEATURE_IDS, LIMITS, makePosition, OBSTACLE_IDS, parsePosition, readPosition } from "./parse.ts";
export { type PlacedFeature, type PlacedObstacle, type PlacedShip, type Position, SEATS } from "./position.ts";
export { positionSchema } from "./schema.ts";
