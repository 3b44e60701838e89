/** Why an input was not taken, read and described. */
import { objectOf, oneOf, optional } from "@broadside/kit";
import { REFUSALS, type Refusal } from "../input.ts";
import { rule, words } from "./basic.ts";

export const refusalShape = objectOf<Refusal>({ refused: oneOf(REFUSALS), rule: optional(rule), detail: optional(words) });
