/** Chooses the default game for a list. */
import {
  type EditionId,
  GAME_FORMAT_IDS,
  limitsIn,
  playsScenarios,
  SCENARIO_LISTS,
  SCENARIOS,
  SQUAD_FORMAT_IDS,
  type SquadFormatId,
  scenarioFacts,
  squadFormatFacts,
} from "@broadside/formats";

export interface BuiltLists {
  readonly format: string;
  readonly options?: { readonly scenario?: string | undefined; readonly points?: number | undefined } | undefined;
  readonly squads: readonly unknown[];
}

export interface ChosenGame {
  /** The id of the format or scenario. */
  readonly play: string;
  readonly edition: EditionId;
}

/** The points limit to use for an Epic Battles list that names neither a scenario nor points. It is the limit for a whole team. */
const EPIC_POINTS = 500;
/**
 * The scenarios for lists of standard play. Quick builds have threat instead of points. In 2.5, only Epic Battles scenarios have a threat
 * limit, so quick builds play one of those.
 */
const STANDARD_GAMES: Readonly<Partial<Record<SquadFormatId, string>>> = {
  "standard-20": "salvage-mission",
  "extended-20": "salvage-mission",
  "quick-build-2.5": "atmospheric-entry",
};

/** Returns undefined for lists that were built for missions, because a person has to run missions. */
export function gameOfList({ format, options = {}, squads }: BuiltLists): ChosenGame | undefined {
  const known = SQUAD_FORMAT_IDS.find((id) => id === format);
  if (!known) return undefined;
  const { edition } = squadFormatFacts(known);
  if (!playsScenarios(edition)) return GAME_FORMAT_IDS.some((id) => id === known) ? { play: known, edition } : undefined;
  const play = known === SCENARIO_LISTS[edition].epic ? epicGame(edition, squads.length, options) : (STANDARD_GAMES[known] ?? "dogfight");
  return play === undefined ? undefined : { play, edition };
}

/**
 * Returns the scenario that the lists name. A single squad can't play a scenario that needs more than two players. In that case, or if the
 * lists name no scenario, returns the smallest scenario for two players whose limit the lists fit.
 */
function epicGame(edition: EditionId, squads: number, { scenario = "", points = EPIC_POINTS }: NonNullable<BuiltLists["options"]>) {
  const named = scenarioFacts(scenario);
  if (named && (squads > 1 || named.seats[0] === 2)) return named.id;
  const fitting = SCENARIOS.flatMap((one) => {
    const limit = one.family === "epic" && one.seats[0] === 2 ? limitsIn(one, edition)?.points : undefined;
    return limit === undefined || limit < points ? [] : [{ id: one.id, limit }];
  });
  return fitting.toSorted((one, other) => one.limit - other.limit)[0]?.id;
}
