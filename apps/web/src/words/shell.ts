/** Texts around every page, and on the pages that are shown while a page is loading, if something fails, or if an address is unknown. */
import { wordsOf } from "./spoken.ts";

export const WORDS = wordsOf("shell", "SHELL");
export const PAGE_NAMES = wordsOf("shell", "PAGE_NAMES");
export const NOTICES = wordsOf("shell", "NOTICES");
