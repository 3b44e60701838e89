/** All texts about lists and about games that can't be set up, in English. */
import { CARD_TEXTS } from "./cards.ts";
import { FIX_TEXTS } from "./fixes.ts";
import { FORMAT_NAMES, FORMAT_TEXTS, GAME_NAMES, SQUAD_NAME_TEXTS } from "./formats.ts";
import { NOTE_TEXTS } from "./notes.ts";
import { PROBLEM_TEXTS } from "./problems.ts";
import { OPTION_TEXTS, PLACE_TEXTS, RESTRICTION_TEXTS, SIZE_TEXTS, SPENT_TEXTS, STAT_TEXTS } from "./rest.ts";
import { DIFFERENCE_TEXTS, SET_UP_TEXTS } from "./set-up.ts";

export { READY_MADE } from "./ready-made.ts";

export const LIST_TEXTS = {
  problems: PROBLEM_TEXTS,
  fixes: FIX_TEXTS,
  notes: NOTE_TEXTS,
  ignored: "{note}, so it was ignored",
  wholeFile: "the document",
  setUp: SET_UP_TEXTS,
  differences: DIFFERENCE_TEXTS,
  setUpDifference: "the set-up: {difference}",
  seat: "Seat {number}",
  ofSeat: "{player}: {problem}",
  scenarioTypes: { "head-to-head": "head-to-head game", "team-battle": "team battle", "free-for-all": "free-for-all" },
  places: PLACE_TEXTS,
  spent: SPENT_TEXTS,
  formats: FORMAT_TEXTS,
  formatNames: FORMAT_NAMES,
  games: GAME_NAMES,
  squadNames: SQUAD_NAME_TEXTS,
  cards: CARD_TEXTS,
  options: OPTION_TEXTS,
  restrictions: RESTRICTION_TEXTS,
  stats: STAT_TEXTS,
  sizes: SIZE_TEXTS,
} as const;
