/** All texts about an event, in English. */
import { type Messages, messagesOf } from "@broadside/messages";
import { CLAIM_TEXTS } from "./texts/claims.ts";
import { FILE_TEXTS } from "./texts/files.ts";
import { FINDING_TEXTS } from "./texts/findings.ts";
import { NAME_TEXTS } from "./texts/names.ts";
import { PAIRING_TEXTS } from "./texts/pairings.ts";
import { PEOPLE_TEXTS } from "./texts/people.ts";
import { ROUND_TEXTS } from "./texts/rounds.ts";
import { ROW_TEXTS } from "./texts/rows.ts";

const EVENT_TEXTS = {
  refusals: { ...PEOPLE_TEXTS, ...ROUND_TEXTS },
  names: NAME_TEXTS,
  claims: CLAIM_TEXTS,
  pairings: PAIRING_TEXTS,
  check: FINDING_TEXTS,
  files: FILE_TEXTS,
  rows: ROW_TEXTS,
} as const;

export type EventWords = Messages<typeof EVENT_TEXTS>;

export const ENGLISH_EVENTS: EventWords = messagesOf("en-GB", EVENT_TEXTS);
