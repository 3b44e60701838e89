/** All texts about lists, and about games that can't be set up, in English. */
import { type Messages, messagesOf } from "@broadside/messages";
import { LIST_TEXTS } from "./texts/english.ts";

/** The texts about lists, in any language. */
export type ListWords = Messages<typeof LIST_TEXTS>;
export const ENGLISH_LISTS: ListWords = messagesOf("en-GB", LIST_TEXTS);
