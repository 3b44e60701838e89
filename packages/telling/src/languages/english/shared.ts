/** Names and terms, which pages need as well as the log. */
import { REASON_TEXTS } from "./bot-reasons.ts";
import { NAMES } from "./names.ts";
import { TERMS } from "./terms.ts";

export const SHARED = { botReasons: REASON_TEXTS, names: NAMES, terms: TERMS } as const;
