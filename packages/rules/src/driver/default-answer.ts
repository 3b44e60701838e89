/** Finds a safe answer for a seat that doesn't answer. For a placement, it is a good place if the question finds one. */
import { defaultPlace, isPlaceAsk } from "./ask.ts";
import type { OpenAsk } from "./game.ts";
import type { Answer } from "./input.ts";

export const defaultAnswer = ({ number, ask }: OpenAsk): Answer =>
  isPlaceAsk(ask)
    ? { input: "answer", seat: ask.seat, ask: number, pose: defaultPlace(ask) }
    : { input: "answer", seat: ask.seat, ask: number, key: ask.options[0].key };
