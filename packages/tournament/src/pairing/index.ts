/** Decides who plays whom, exactly by the criteria of the tournament rules (ET-SWISS-14, ES-SWISS-12). */
export type { Contender, Pairing, PairingRules } from "./contender.ts";
export { compareCosts, costOf, type Float, PAIRING_KEYS, type PairingCost, type PairingKey } from "./cost.ts";
export { type Alternative, type Explanation, explain } from "./explain.ts";
export { pairFirstRound } from "./first-round.ts";
export { type Fits, type FittingPairing, pairFitting } from "./fitting.ts";
export { pairRound } from "./round.ts";
export { findShortfall } from "./shortfall.ts";
