/** Loads English. Import this in an app that uses it. */
import { messagesOf } from "@broadside/messages";
import { speak } from "./language.ts";
import { ENGLISH as TEXTS } from "./languages/english/english.ts";

export const ENGLISH = speak("en", messagesOf("en-GB", TEXTS));
