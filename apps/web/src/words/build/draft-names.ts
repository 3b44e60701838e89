/** What a list is called that comes without a name. */
import { wordsOf } from "../spoken.ts";

export const DRAFT_NAMES = wordsOf("shell", "DRAFT_NAMES");
