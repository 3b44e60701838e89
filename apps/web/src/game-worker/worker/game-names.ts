/** Describes a game in the list of games: its players, and what they play. */
import { SQUAD_FORMAT_IDS } from "@broadside/formats";
import type { GameSetup } from "@broadside/rules";
import { scenarioName } from "@broadside/telling";
import { LISTS } from "../../words/lists.ts";
import type { SavedGameInfo } from "../shared/saved-game.ts";

export function namesOf({ seats, scenario, format }: GameSetup): Pick<SavedGameInfo, "names" | "scenario" | "played"> {
  const known = SQUAD_FORMAT_IDS.find((id) => id === format);
  const name = scenarioName(scenario);
  return { names: seats.map((seat) => seat.name), scenario: name, played: name ?? (known && LISTS.formatName(known)) };
}
