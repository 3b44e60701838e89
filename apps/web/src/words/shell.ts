/** What surrounds every page, and the pages shown when there is no page to show. */
import { wordsOf } from "./spoken.ts";

export const WORDS = wordsOf("shell", "SHELL");
export const PAGE_NAMES = wordsOf("shell", "PAGE_NAMES");
export const NOTICES = wordsOf("shell", "NOTICES");
