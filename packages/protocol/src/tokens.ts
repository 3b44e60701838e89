import { keysIn } from "@broadside/kit";

/** Every token in every edition. `disarm` is called "weapons disabled" in the first edition. */
export const NO_TOKENS = {
  focus: 0,
  evade: 0,
  stress: 0,
  ion: 0,
  cloak: 0,
  tractor: 0,
  jam: 0,
  disarm: 0,
  calculate: 0,
  strain: 0,
  deplete: 0,
  reinforceFore: 0,
  reinforceAft: 0,
} as const satisfies Readonly<Record<string, number>>;
export type TokenKind = keyof typeof NO_TOKENS;
export type Tokens = Readonly<Record<TokenKind, number>>;
export const TOKENS = keysIn(NO_TOKENS);
