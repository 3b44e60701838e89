/** Names and terms, which pages need too. */
import { translated } from "@broadside/messages";
import type { SHARED as ENGLISH } from "../english/shared.ts";
import { REASON_TEXTS } from "./bot-reasons.ts";
import { NAMES } from "./names.ts";
import { TERMS } from "./terms.ts";

export const SHARED = translated<typeof ENGLISH>()({ botReasons: REASON_TEXTS, names: NAMES, terms: TERMS });
