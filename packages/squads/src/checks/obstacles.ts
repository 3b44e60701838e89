/** Checks a list's obstacles: the right number, all allowed, no duplicates. */
import { LIST_OBSTACLES, OBSTACLES } from "@broadside/geometry";
import { folded as obstacleId } from "@broadside/kit";
import type { SquadDraft } from "../draft.ts";
import type { Format } from "../formats.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedSquad } from "./resolve.ts";

/** Returns an obstacle's name as lists print it. An unknown obstacle keeps its id. */
export const obstacleName = (text: string): string => Object.entries(OBSTACLES).find(([id]) => id === obstacleId(text))?.[1].name ?? text;

export function checkObstacles({ format, problems }: CheckContext, { draft, list }: ResolvedSquad): void {
  const { obstacles } = draft;
  const wanted = format.obstacles;
  // In an entry with tiers, only the first tier must name obstacles. The other tiers share them.
  if (wanted && (obstacles?.length ?? 0) !== wanted.count && (obstacles || list === 0))
    problems.add(
      "obstacles",
      { list },
      { problem: "wrong number of obstacles", obstacles: obstacles?.length ?? 0, wanted: wanted.count },
      { fix: "choose obstacles", obstacles: wanted.count },
    );
  if (!obstacles) return;
  for (const id of obstacles)
    if (!(wanted ? wanted.from.includes(obstacleId(id)) : LIST_OBSTACLES.some((token) => token === obstacleId(id))))
      problems.add(
        "obstacleKind",
        { list },
        { problem: "unknown obstacle", obstacle: id, format: format.id },
        { fix: "choose another obstacle" },
      );
  if (new Set(obstacles.map(obstacleId)).size < obstacles.length)
    problems.add("obstacleTwice", { list }, { problem: "obstacle twice" }, { fix: "choose different obstacles" });
}

/** Returns the obstacles that an entry hands in, sorted. Empty if its format doesn't ask for any. */
export const fixedObstacles = (squads: readonly Pick<SquadDraft, "obstacles">[], format: Format): readonly string[] =>
  format.obstacles ? tokens(squads.find(({ obstacles }) => obstacles)?.obstacles) : [];

const tokens = (obstacles: readonly string[] = []): readonly string[] => obstacles.map(obstacleId).sort();

/** Checks that all tiers name the same obstacles. */
export function checkSharedObstacles({ problems, format }: CheckContext, squads: readonly ResolvedSquad[]): void {
  if (!format.obstacles) return;
  const first = tokens(squads[0]?.draft.obstacles).join();
  for (const { draft, list } of squads)
    if (draft.obstacles && tokens(draft.obstacles).join() !== first)
      problems.add(
        "obstaclesChanged",
        { list },
        { problem: "other obstacles than the first tier" },
        { fix: "use the obstacles of the first tier" },
      );
}
