/** Texts for setting dials and looking at them. */
import { wordsOf } from "../../spoken.ts";

export const DIALS = wordsOf("play", "DIALS");
export const READOUT = wordsOf("play", "READOUT");
export const OWN_DIALS = wordsOf("play", "OWN_DIALS");
export const DIAL_HELP = wordsOf("play", "DIAL_HELP");

/** The text on the button that ends planning. If dials aren't set, the text says that they take their default maneuvers. */
export function doneInWords(open: number, isShared: boolean): string {
  if (open > 0) return DIALS.doneWithDefaults({ open });
  return isShared ? DIALS.doneShared : DIALS.done;
}
