/** Sentences about lists and about games that can't be set up. */
export { LIST_TEXTS as LISTS, READY_MADE } from "@broadside/telling/lists/english";
