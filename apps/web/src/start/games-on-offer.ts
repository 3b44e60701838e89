/** The games on the home page, known before anything is loaded. For each edition, some are tiles and the others are in a list. */
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
import { LISTS } from "../words/lists.ts";

interface Limit {
  readonly unit: "points" | "threat";
  readonly least: number;
  readonly most: number;
  /** What the limit applies to: each list, each of a side's two lists, or a whole side. */
  readonly of: "list" | "member" | "side";
}

export interface OfferedGame {
  /** The id of the format or scenario. */
  readonly play: string;
  readonly name: string;
  /** The limit for the game's lists. */
  readonly limit: Limit;
}

export interface GamesOfEdition {
  readonly edition: EditionId;
  readonly tiles: readonly OfferedGame[];
  readonly others: readonly OfferedGame[];
}

/** The games with tiles. */
const TILES: Readonly<Record<EditionId, readonly (GameFormatId | ScenarioId)[]>> = {
  "1e": ["epic-dogfight", "team-epic", "escalation", "standard-100"],
  "2.0": ["cover-the-evacuation", "dogfight", "aces-high"],
  "2.5": ["salvage-mission", "chance-engagement", "dogfight"],
};

export const GAMES: readonly GamesOfEdition[] = EDITIONS.map((edition) => {
  const formats = GAME_FORMAT_IDS.flatMap((id) => formatOffer(id, edition) ?? []);
  const offered = [...formats, ...SCENARIOS.flatMap((scenario) => scenarioOffer(scenario, edition) ?? [])];
  const tiles = TILES[edition].flatMap((id) => offered.find(({ play }) => play === id) ?? []);
  return { edition, tiles, others: offered.filter((one) => !tiles.includes(one)) };
});

function formatOffer(id: GameFormatId, edition: EditionId): OfferedGame | undefined {
  const { edition: own, points = [], lists } = squadFormatFacts(id);
  if (own !== edition) return undefined;
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const limit = { unit: "points", least, most, of: lists.called === "member" ? "member" : "list" } as const;
  return {
    play: id,
    /** A getter, because this module may load before its texts. */
    get name() {
      return LISTS.shortGameName(id);
    },
    limit,
  };
}

function scenarioOffer(scenario: ScenarioFacts, edition: EditionId): OfferedGame | undefined {
  const limits = limitsIn(scenario, edition);
  if (!limits) return undefined;
  const { points, threat = 0, binds } = limits;
  const figure = points ?? threat;
  const limit = {
    unit: points === undefined ? "threat" : "points",
    least: figure,
    most: figure,
    of: binds === "team" ? "side" : "list",
  } as const;
  return { play: scenario.id, name: scenario.name, limit };
}

/** `400 points per side`. */
export function limitInWords({ limit: { unit, least, most, of } }: OfferedGame): string {
  const limit =
    unit === "threat"
      ? WORDS.threat({ threat: least })
      : least === most
        ? WORDS.points({ points: least })
        : WORDS.pointsBetween({ least, most });
  return of === "member" ? WORDS.twoPerSide({ limit }) : of === "side" ? WORDS.perSide({ limit }) : limit;
}

export const gamesOf = (edition: EditionId): GamesOfEdition => GAMES.find((one) => one.edition === edition) ?? FIRST;

const FIRST: GamesOfEdition = GAMES[0] ?? { edition: "1e", tiles: [], others: [] };

export const offeredGame = (edition: EditionId, play: string): OfferedGame | undefined => {
  const { tiles, others } = gamesOf(edition);
  return [...tiles, ...others].find((one) => one.play === play);
};
