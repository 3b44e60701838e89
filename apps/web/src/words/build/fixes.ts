/** Changes that fix a problem of a list. */
import { wordsOf } from "../spoken.ts";

export const FIXES = wordsOf("build", "FIXES");
