/**
 * The worth of positions, learnt by self-play: `npm run train -- --seed 2 --steps 200 --pairs 4 --tables dogfight --weights
 * dealt,taken,ahead,chased,apart,stress,rough,cornered,crash,together,spare,doubt,standing,margin,aimedAt`. Of 300 games against the
 * weights before training, these weights won 55.2 % (50.3 % to 60.0 %).
 */
import type { PlanWeights } from "./plan-weights.ts";

export const LEARNT: PlanWeights = {
  dealt: 1.59,
  taken: 1.63,
  ahead: 0.0693,
  chased: 0.0659,
  apart: 5.11,
  stress: 0.0695,
  rough: 0.0226,
  cornered: 0.67,
  energy: 0.4,
  crash: 0.0891,
  token: 0.6,
  together: 0.0351,
  spare: 0.321,
  doubt: 2.68,
  standing: 0.407,
  margin: 0.805,
  goal: 4,
  approach: 3,
  aimedAt: 0.354,
  later: 1,
};
