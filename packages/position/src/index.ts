export { type Aim, type Board, buildBoard, featureToken, type ShipShapes, type Target, TURRET_PRIMARY_BANDS } from "./board.ts";
export { type DecidingRules, POSITION_EDITIONS, possibleArcs, printedArcs, type Reason, rulesOf } from "./edition.ts";
export {
  type Judgement,
  judge,
  judgeBoard,
  millimetres,
  type PairFilter,
  type PairJudgement,
  rangeInWords,
  type ShipJudgement,
  type Shot,
} from "./judge.ts";
export { documentOf, FEATURE_IDS, LIMITS, makePosition, OBSTACLE_IDS, parsePosition, readPosition } from "./parse.ts";
export { type PlacedFeature, type PlacedObstacle, type PlacedShip, type Position, SEATS } from "./position.ts";
export { positionSchema } from "./schema.ts";
