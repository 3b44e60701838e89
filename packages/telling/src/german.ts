/** Loads German. Import this in an app that uses it. */
import { messagesOf } from "@broadside/messages";
import { speak } from "./language.ts";
import { GERMAN as TEXTS } from "./languages/german/german.ts";

export { DIAGRAM } from "./languages/german/diagram.ts";

export const GERMAN = speak("de", messagesOf("de", TEXTS));
