/** A white action, of the ship's cards too or of its action bar alone, performed as a red one (2E-ACT-11). */
import type { Deed } from "../../language/deed.ts";

export const WHITE_AS_RED: Deed = { verb: "free action", onlyWhite: true, colour: "red" };
export const WHITE_OF_BAR_AS_RED: Deed = { verb: "free action", barOnly: true, onlyWhite: true, colour: "red" };
