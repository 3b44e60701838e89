/** Checks whether players and squads fit a scenario. Every problem names its rule. */
import { largestTeam, type ScenarioType, type SetUpProblem } from "@broadside/formats";
import type { ObstacleKind } from "@broadside/geometry";
import type { Edition } from "@broadside/rulebook/row";
import { mapFor } from "./areas.ts";
import { amountOf, hasEpicLists, limitsOf, type OptionValues, valuesOf } from "./option.ts";
import type { Sheet } from "./sheet.ts";
import type { RuledProblem } from "./validate.ts";

/** How many squads each side has. One player can control all squads in a team (EB-TYPE-04). */
export interface Sides {
  readonly type: ScenarioType;
  readonly squads: readonly number[];
}

/**
 * Returns problems with the number of players in a game of this type. An organiser can allow other numbers if the sheet names a rule for
 * that.
 */
export function checkPlayers(sheet: Sheet, { type, squads }: Sides, organiserAllows = false): readonly RuledProblem[] {
  const { seats, types, rule, unless } = sheet.players;
  const count = squads.reduce((sum, each) => sum + each, 0);
  const { name } = sheet;
  if (!types.includes(type)) return [{ rule, problem: "type not played", scenario: name, type, types }];
  if (count >= seats[0] && count <= seats[1]) return sideProblems(sheet, type, squads);
  const wrong = { game: name, players: count, least: seats[0], most: seats[1] };
  if (unless === undefined) return [{ rule, problem: "wrong number of players", ...wrong }];
  if (!organiserAllows) return [{ rule: unless, problem: "only if the organiser allows it", ...wrong }];
  return mapFor(sheet, count, type) ? [] : [{ rule: "EB-DEPLOY-01", problem: "no deployment areas", scenario: name, players: count }];
}

/**
 * Returns problems with the sides, by game type. A free-for-all is normally for three or more players, but here two are enough if the
 * scenario allows that number (EB-ORDER-16-Q).
 */
function sideProblems({ players }: Sheet, type: ScenarioType, squads: readonly number[]): readonly RuledProblem[] {
  if (type === "team-battle") {
    if (squads.length !== 2) return [{ rule: "EB-TYPE-03", problem: "not two teams", teams: squads.length }];
    const most = largestTeam(players);
    return squads.every((each) => each >= 1 && each <= most)
      ? []
      : [{ rule: players.rule, problem: "wrong team sizes", most, teams: squads }];
  }
  const isAlone = squads.every((each) => each === 1);
  if (type === "free-for-all") return isAlone ? [] : [{ rule: "EB-TYPE-01", problem: "teams in a free-for-all" }];
  return isAlone && squads.length === 2 ? [] : [{ rule: "EB-TYPE-02", problem: "not one against one" }];
}

/** What a squad costs: its points, or its quick builds' threat. */
export interface SquadFigures {
  readonly points?: number;
  readonly threat?: number;
  readonly ships?: number;
}

/** Returns the limit of each squad. A team's limit is divided evenly and rounded down (EB-TEAM-01 to -03). */
export function limitFor(
  sheet: Sheet,
  counts: "points" | "threat",
  squadsOfSide: number,
  edited: OptionValues = {},
  edition?: Edition,
): number | undefined {
  const limits = limitsOf(sheet, edition);
  const value = limits?.[counts] === undefined ? undefined : valuesOf(sheet, edited, edition)[counts];
  if (value === undefined) return undefined;
  return limits?.binds === "team" ? Math.floor(value / squadsOfSide) : value;
}

/** Returns problems with one side's squads, in the squads' order. The scenario must be chosen first (EB-SETUP-01). */
export function checkSquads(
  sheet: Sheet | undefined,
  squads: readonly SquadFigures[],
  edited: OptionValues = {},
  edition?: Edition,
): readonly RuledProblem[] {
  if (!sheet) return [{ rule: "EB-SETUP-01", problem: "scenario missing" }];
  const limits = limitsOf(sheet, edition);
  return squads.flatMap((squad, at) => {
    const number = squads.length === 1 ? 0 : at + 1;
    const over = (["points", "threat"] as const).flatMap((counts): readonly RuledProblem[] => {
      const value = squad[counts];
      const limit = limitFor(sheet, counts, squads.length, edited, edition);
      if (value === undefined) return [];
      if (limit === undefined) return [{ rule: "EB-SETUP-02", problem: "no limit", scenario: sheet.name, counts }];
      return value <= limit
        ? []
        : [{ rule: overRule(sheet, counts, squads.length), problem: "squad over the limit", counts, spent: value, limit, squad: number }];
    });
    const range = sheet.family !== "epic" && hasEpicLists(sheet, edited) ? undefined : limits?.ships?.range;
    const [least, most] = range ?? [1, Number.POSITIVE_INFINITY];
    const { ships } = squad;
    return ships === undefined || (ships >= least && ships <= most)
      ? over
      : [...over, { rule: "EB-SETUP-02", problem: "wrong number of ships", ships, least, most, squad: number }];
  });
}

const overRule = (sheet: Sheet, counts: "points" | "threat", squads: number): string => {
  if (limitsOf(sheet)?.binds !== "team" || squads === 1) return "EB-SETUP-02";
  return counts === "points" ? "EB-TEAM-01" : "EB-TEAM-02";
};

/** Checks the number and kinds of obstacles. */
export function checkObstacles(
  sheet: Sheet,
  seats: number,
  kinds: readonly ObstacleKind[],
  edited: OptionValues = {},
): readonly RuledProblem[] {
  const table = mapFor(sheet, seats)?.table;
  const rule = sheet.obstacles.countRule;
  const wanted = amountOf((table && sheet.obstacles.count[table]) ?? 0, valuesOf(sheet, edited));
  const foreign = kinds.filter((kind) => !sheet.obstacles.kinds.includes(kind));
  const count: SetUpProblem = { problem: "wrong number of obstacles", scenario: sheet.name, obstacles: kinds.length, wanted };
  const strange: SetUpProblem = { problem: "obstacles not allowed", kinds: [...new Set(foreign)] };
  return [...(kinds.length === wanted ? [] : [{ rule, ...count }]), ...(foreign.length === 0 ? [] : [{ rule, ...strange }])];
}
