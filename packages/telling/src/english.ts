/** Loads the English texts. Import this in an app that shows English. */
import { messagesOf } from "@broadside/messages";
import { speak } from "./language.ts";
import { ENGLISH as TEXTS } from "./languages/english/english.ts";

export { ENGLISH_DIAGRAM as DIAGRAM } from "@broadside/scenarios";

export const ENGLISH = speak("en", messagesOf("en-GB", TEXTS));
