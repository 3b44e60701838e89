/** Names for lists that have none. */
import { wordsOf } from "../spoken.ts";

export const DRAFT_NAMES = wordsOf("shell", "DRAFT_NAMES");
