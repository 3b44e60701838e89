/** All texts about a game, in English. Every other language has the same keys, and each text takes the same arguments. */
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

/** The texts that are written here. Those about scenarios come from their sheets. */
export const WRITTEN = {
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
} as const;

export const ENGLISH = { ...WRITTEN, scenarios: SCENARIOS } as const;
