/** All texts about lists and about games that can't be set up, in German. */
import { translated } from "@broadside/messages";
import type { LIST_TEXTS as ENGLISH } from "../texts/english.ts";
import { CARD_TEXTS } from "./cards.ts";
import { FIX_TEXTS } from "./fixes.ts";
import { FORMAT_NAMES, FORMAT_TEXTS, GAME_NAMES, SQUAD_NAME_TEXTS } from "./formats.ts";
import { NOTE_TEXTS } from "./notes.ts";
import { PROBLEM_TEXTS } from "./problems.ts";
import { OPTION_TEXTS, PLACE_TEXTS, RESTRICTION_TEXTS, SIZE_TEXTS, SPENT_TEXTS, STAT_TEXTS } from "./rest.ts";
import { DIFFERENCE_TEXTS, SET_UP_TEXTS } from "./set-up.ts";

export { READY_MADE } from "./ready-made.ts";

export const LIST_TEXTS = translated<typeof ENGLISH>()({
  problems: PROBLEM_TEXTS,
  fixes: FIX_TEXTS,
  notes: NOTE_TEXTS,
  ignored: "{note} und wurde ignoriert",
  wholeFile: "das Dokument",
  setUp: SET_UP_TEXTS,
  differences: DIFFERENCE_TEXTS,
  setUpDifference: "der Aufbau: {difference}",
  seat: "Platz {number}",
  ofSeat: "{player}: {problem}",
  scenarioTypes: { "head-to-head": "Partie eins gegen eins", "team-battle": "Partie in Teams", "free-for-all": "Partie jeder gegen jeden" },
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
});
