/** A calculator's input and output without the solver, for pages and commands that load the solver later or run it in a worker. */
export {
  type CalculatedAttack,
  type CalculatedDefender,
  type Calculation,
  diceOf,
  ODDS_EDITIONS,
  USUAL_ATTACK,
  USUAL_CALCULATION,
} from "./calculation.ts";
export { type Counts, type Modifier, modifiersOf } from "./modifiers.ts";
export { AIMS, BOUNDS, CALCULATION_FIELDS, type CalculationTexts, readCalculation, TARGETS, writeCalculation } from "./notation.ts";
export { average, exactPercent, percent, type WholePercent, wholePercent } from "./words.ts";
