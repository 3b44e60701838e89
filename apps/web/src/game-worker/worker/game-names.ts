/** Describes a game in the list of games: its players, and what they play. */
import { SQUAD_FORMAT_IDS } from "@broadside/formats";
import type { GameRecord } from "@broadside/rules";
import { scenarioName, wordingIn } from "@broadside/telling";
import { LANGUAGE } from "../../words/language.ts";
import { LISTS } from "../../words/lists.ts";
import type { SavedGameInfo } from "../shared/saved-game.ts";

export function namesOf(game: Pick<GameRecord, "setup" | "names">): Pick<SavedGameInfo, "names" | "scenario" | "played"> {
  const { seats, scenario, format } = game.setup;
  const known = SQUAD_FORMAT_IDS.find((id) => id === format);
  const name = scenarioName(scenario);
  return {
    names: seats.map((_, seat) => wordingIn(LANGUAGE).seatName(game, seat)),
    scenario: name,
    played: name ?? (known && LISTS.formatName(known)),
  };
}
