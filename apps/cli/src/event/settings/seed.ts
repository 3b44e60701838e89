/** Random seeds for draws. The log stores them, so everyone can repeat a draw. */
import { randomInt } from "node:crypto";
import type { OptionReader } from "../../terminal/option-reader.ts";

export const SEED_ARG = {
  type: "string",
  valueHint: "N",
  description: "random seed: the same seed makes the same random choices (default: chosen at random)",
} as const;

const MOST_SEED = 0xff_ff_ff_ff;

export const seedOf = (options: OptionReader): number => options.whole("seed", 0, MOST_SEED) ?? randomInt(MOST_SEED);
