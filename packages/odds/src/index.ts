export { oddsOfCalculation } from "./calculator/calculate.ts";
export { type ExpectedResults, expectedResults } from "./expected.ts";
export { type Aim, CRIT_WEIGHT, type Odds, oddsOf, type ResultChance, type Target } from "./odds.ts";
export type { EffectPick } from "./performer.ts";
export { type Decision, type Policy, type Position, policyOf } from "./policy.ts";
export { type DiceEffect, type DiceUse, type Moment, PLAIN_CANCELLING, type Shot, type Side, type Stock } from "./shot.ts";
export { effectOf, type OddsEdition, plainShot, reinforcedCancelling, type Tokens, type TokensOfBoth, tokenUses } from "./tokens.ts";
export { type AttackInVolley, type VolleyOdds, volleyOdds } from "./volley.ts";
