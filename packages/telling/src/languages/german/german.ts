/** The German texts. They have the same keys as the English ones, and each text has the same arguments. */
import { translated } from "@broadside/messages";
import type { WRITTEN as ENGLISH } from "../english/english.ts";
import { CONSEQUENCES } from "./consequences.ts";
import { EVENT_PARTS, EVENTS } from "./events.ts";
import { LOG } from "./log.ts";
import { MOMENTS } from "./moments.ts";
import { LOOKS, NOTICES, REASONS } from "./notices.ts";
import { OPTIONS } from "./options.ts";
import { PLACES } from "./places.ts";
import { PROPOSALS } from "./proposals.ts";
import { QUESTIONS } from "./questions.ts";
import { REFUSALS } from "./refusals.ts";
import { SCENARIOS } from "./scenarios.ts";
import { SHARED } from "./shared.ts";
import { SHEET } from "./sheet.ts";
import { ACCOUNT, ENDING, STORY, TURNS } from "./story.ts";
import { TABLE } from "./table.ts";
import { THINGS } from "./things.ts";

const WRITTEN = translated<typeof ENGLISH>()({
  ...SHARED,
  account: ACCOUNT,
  consequences: CONSEQUENCES,
  ending: ENDING,
  eventParts: EVENT_PARTS,
  events: EVENTS,
  log: LOG,
  looks: LOOKS,
  moments: MOMENTS,
  notices: NOTICES,
  options: OPTIONS,
  places: PLACES,
  proposals: PROPOSALS,
  questions: QUESTIONS,
  reasons: REASONS,
  refusals: REFUSALS,
  sheet: SHEET,
  story: STORY,
  table: TABLE,
  things: THINGS,
  turns: TURNS,
});

export const GERMAN = { ...WRITTEN, scenarios: SCENARIOS } as const;
