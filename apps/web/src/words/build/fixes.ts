/** Texts about changes that fix a problem with a list. */
import { wordsOf } from "../spoken.ts";

export const FIXES = wordsOf("build", "FIXES");
