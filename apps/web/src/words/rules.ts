/** Texts on the rules pages. */
import type { Layer } from "@broadside/rulebook/row";
import { wordsOf } from "./spoken.ts";

export const LAYER_NAMES: Readonly<Record<Layer, string>> = wordsOf("rules", "LAYERS");
export const SEARCH = wordsOf("rules", "SEARCH");
export const RULE = wordsOf("rules", "RULE");
