/** Lots: drawn here and written into the log, so that everybody can draw them again. */
import { randomInt } from "node:crypto";
import type { OptionReader } from "../../terminal/option-reader.ts";

export const SEED_ARG = { type: "string", valueHint: "N", description: "the number that lots are drawn with; any where left out" } as const;

const MOST_SEED = 0xff_ff_ff_ff;

export const seedOf = (options: OptionReader): number => options.whole("seed", 0, MOST_SEED) ?? randomInt(MOST_SEED);
