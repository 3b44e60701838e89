/** What the home page offers to play, known before anything is loaded: by edition some games as tiles, and all others to choose from. */
import {
  EDITIONS,
  type EditionId,
  GAME_FORMAT_IDS,
  type GameFormatId,
  limitsIn,
  SCENARIOS,
  type ScenarioFacts,
  type ScenarioId,
  squadFormatFacts,
} from "@broadside/formats";
import { WORDS } from "../words/home.ts";

export interface OfferedGame {
  /** Of the format or of the scenario. */
  readonly play: string;
  readonly name: string;
  /** What lists count there. */
  readonly limit: string;
}

export interface GamesOfEdition {
  readonly edition: EditionId;
  readonly tiles: readonly OfferedGame[];
  readonly others: readonly OfferedGame[];
}

const FORMAT_TILES: readonly GameFormatId[] = ["epic-dogfight", "team-epic", "escalation", "standard-100"];
const SCENARIO_TILES: Readonly<Record<Exclude<EditionId, "1e">, readonly ScenarioId[]>> = {
  "2.0": ["cover-the-evacuation", "dogfight", "aces-high"],
  "2.5": ["salvage-mission", "chance-engagement", "dogfight"],
};

export const GAMES: readonly GamesOfEdition[] = EDITIONS.map((edition) =>
  edition === "1e" ? { edition, tiles: FORMAT_TILES.map(formatOffer), others: otherFormats() } : scenariosIn(edition),
);

function otherFormats(): readonly OfferedGame[] {
  return GAME_FORMAT_IDS.filter((id) => !FORMAT_TILES.includes(id)).map(formatOffer);
}

function scenariosIn(edition: Exclude<EditionId, "1e">): GamesOfEdition {
  const offered = SCENARIOS.flatMap((scenario) => scenarioOffer(scenario, edition) ?? []);
  const tiles = SCENARIO_TILES[edition].flatMap((id) => offered.find(({ play }) => play === id) ?? []);
  return { edition, tiles, others: offered.filter((one) => !tiles.includes(one)) };
}

function formatOffer(id: GameFormatId): OfferedGame {
  const { name, points = [], lists } = squadFormatFacts(id);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const counted = WORDS.points(least, most);
  // The figure stands below the name.
  return { play: id, name: name.replace(/, \d+ points$/, ""), limit: lists.called === "member" ? WORDS.twoASide(counted) : counted };
}

function scenarioOffer(scenario: ScenarioFacts, edition: EditionId): OfferedGame | undefined {
  const limits = limitsIn(scenario, edition);
  if (!limits) return undefined;
  const counted = limits.points === undefined ? WORDS.threat(limits.threat ?? 0) : WORDS.points(limits.points, limits.points);
  return { play: scenario.id, name: scenario.name, limit: limits.binds === "team" ? WORDS.ofASide(counted) : counted };
}

export const gamesOf = (edition: EditionId): GamesOfEdition => GAMES.find((one) => one.edition === edition) ?? FIRST;

const FIRST: GamesOfEdition = GAMES[0] ?? { edition: "1e", tiles: [], others: [] };

export const offeredGame = (edition: EditionId, play: string): OfferedGame | undefined => {
  const { tiles, others } = gamesOf(edition);
  return [...tiles, ...others].find((one) => one.play === play);
};
