export { type Cancelling, compare, type UncancelledResults } from "./compare.ts";
export {
  type AttackPool,
  type DefensePool,
  DIE_ORIGINS,
  type Die,
  type DieOrigin,
  dieOf,
  isRerollable,
  type PoolOf,
  wasRolled,
} from "./die.ts";
export {
  ATTACK_FACES,
  type AttackFace,
  DEFENSE_FACES,
  type DefenseFace,
  DIE_KINDS,
  type DieKind,
  FACE_ORDER,
  FACES,
  type Face,
  type FaceOf,
  hasFace,
} from "./faces.ts";
export { applyModification, type Choice, canModify, canPick, choiceOf, type Effect, type Modification } from "./modification.ts";
export {
  MODIFICATIONS,
  MODIFYING_STEPS,
  MODIFYING_TOKENS,
  type ModifyingStep,
  type ModifyingToken,
  type TokenModification,
  type TokenModifications,
  tokenModification,
} from "./modifications.ts";
export { DICE_NUMBERS, type DiceNumbers, rangeDice } from "./numbers.ts";
export {
  addResult,
  cancelFaces,
  changeFaces,
  changePlaces,
  countFace,
  type Draw,
  poolShowing,
  rerollablePlaces,
  rerollDice,
  rollAttack,
  rollDefense,
  rollFace,
  setFace,
} from "./pool.ts";
