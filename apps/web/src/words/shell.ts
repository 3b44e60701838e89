/** Texts around every page, and on pages that are shown if an address is unknown, something fails, or a page is loading. */
import { wordsOf } from "./spoken.ts";

export const WORDS = wordsOf("shell", "SHELL");
export const PAGE_NAMES = wordsOf("shell", "PAGE_NAMES");
export const NOTICES = wordsOf("shell", "NOTICES");
