/** Whether players and squads fit a scenario: every fault with its rule. */
import { largestTeam, type ScenarioType } from "@broadside/formats";
import type { ObstacleKind } from "@broadside/geometry";
import type { Edition } from "@broadside/rulebook/row";
import { mapFor } from "./areas.ts";
import { amountOf, hasEpicLists, limitsOf, type OptionValues, valuesOf } from "./option.ts";
import type { Sheet } from "./sheet.ts";
import type { SheetFault } from "./validate.ts";

/** Who comes to the table: how many squads each side has. One player may lead all squads of a team (EB-TYPE-04). */
export interface Sides {
  readonly type: ScenarioType;
  readonly squads: readonly number[];
}

/** What stands against so many players of that type; an organiser may let a number pass where the sheet has a row for it. */
export function checkPlayers(sheet: Sheet, { type, squads }: Sides, organiserAllows = false): readonly SheetFault[] {
  const { seats, types, rule, unless } = sheet.players;
  const count = squads.reduce((sum, each) => sum + each, 0);
  if (!types.includes(type)) return [{ rule, words: `${sheet.name} is no ${type}; it is played as ${types.join(" or ")}` }];
  if (count >= seats[0] && count <= seats[1]) return sideFaults(sheet, type, squads);
  const words = `${sheet.name} is for ${inWords(seats)}, not for ${count}`;
  if (unless === undefined) return [{ rule, words }];
  if (!organiserAllows) return [{ rule: unless, words: `${words}, unless the organiser allows it` }];
  return mapFor(sheet, count, type) ? [] : [{ rule: "EB-DEPLOY-01", words: `${sheet.name} has no deployment areas for ${count}` }];
}

/** What each type asks of its sides. Free-for-all is for three and more, but its scenarios start at two (EB-ORDER-16-Q). */
function sideFaults({ players }: Sheet, type: ScenarioType, squads: readonly number[]): readonly SheetFault[] {
  if (type === "team-battle") {
    if (squads.length !== 2) return [{ rule: "EB-TYPE-03", words: `A team battle has two teams, not ${squads.length}` }];
    const most = largestTeam(players);
    return squads.every((each) => each >= 1 && each <= most)
      ? []
      : [{ rule: players.rule, words: `A team has 1 to ${most} squads; here they have ${squads.join(" and ")}` }];
  }
  const isAlone = squads.every((each) => each === 1);
  if (type === "free-for-all") return isAlone ? [] : [{ rule: "EB-TYPE-01", words: "In a free-for-all everybody stands alone" }];
  return isAlone && squads.length === 2 ? [] : [{ rule: "EB-TYPE-02", words: "Head to head two players meet" }];
}

const inWords = ([least, most]: readonly [number, number]): string => (least === most ? `${least} players` : `${least} to ${most} players`);

/** What a squad counts, in points or, of quick builds, in threat. */
export interface SquadFigures {
  readonly points?: number;
  readonly threat?: number;
  readonly ships?: number;
}

/** What a squad of a side with so many squads may count: a team's limit is shared out, rounded down (EB-TEAM-01 to -03). */
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

/** What is wrong with the squads of one side, in their order; a scenario comes before squads (EB-SETUP-01). */
export function checkSquads(
  sheet: Sheet | undefined,
  squads: readonly SquadFigures[],
  edited: OptionValues = {},
  edition?: Edition,
): readonly SheetFault[] {
  if (!sheet) return [{ rule: "EB-SETUP-01", words: "The scenario is missing: it is chosen before squads are built" }];
  const limits = limitsOf(sheet, edition);
  return squads.flatMap((squad, at) => {
    const name = squads.length === 1 ? "The squad" : `Squad ${at + 1}`;
    const over = (["points", "threat"] as const).flatMap((counts) => {
      const value = squad[counts];
      const limit = limitFor(sheet, counts, squads.length, edited, edition);
      if (value === undefined) return [];
      if (limit === undefined) return [{ rule: "EB-SETUP-02", words: `${sheet.name} has no limit of ${counts}` }];
      return value <= limit
        ? []
        : [{ rule: overRule(sheet, counts, squads.length), words: `${name} counts ${value} ${counts}; ${limit} is the limit` }];
    });
    const range = sheet.family !== "epic" && hasEpicLists(sheet, edited) ? undefined : limits?.ships?.range;
    const [least, most] = range ?? [1, Number.POSITIVE_INFINITY];
    const { ships } = squad;
    return ships === undefined || (ships >= least && ships <= most)
      ? over
      : [
          ...over,
          { rule: "EB-SETUP-02", words: `${name} has ${ships} ships; ${least === most ? least : `${least} to ${most}`} it should be` },
        ];
  });
}

const overRule = (sheet: Sheet, counts: "points" | "threat", squads: number): string => {
  if (limitsOf(sheet)?.binds !== "team" || squads === 1) return "EB-SETUP-02";
  return counts === "points" ? "EB-TEAM-01" : "EB-TEAM-02";
};

/** Whether obstacles brought together are as many and of the kinds that the scenario wants. */
export function checkObstacles(
  sheet: Sheet,
  seats: number,
  kinds: readonly ObstacleKind[],
  edited: OptionValues = {},
): readonly SheetFault[] {
  const table = mapFor(sheet, seats)?.table;
  const rule = sheet.obstacles.countRule;
  const wanted = amountOf((table && sheet.obstacles.count[table]) ?? 0, valuesOf(sheet, edited));
  const foreign = kinds.filter((kind) => !sheet.obstacles.kinds.includes(kind));
  return [
    ...(kinds.length === wanted ? [] : [{ rule, words: `${sheet.name} has ${wanted} obstacles, not ${kinds.length}` }]),
    ...(foreign.length === 0 ? [] : [{ rule, words: `No ${[...new Set(foreign)].join(", ")} may be among the obstacles` }]),
  ];
}
