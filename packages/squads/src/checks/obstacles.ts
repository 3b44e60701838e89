/** The obstacles a list brings: as many as its format asks for, each a token that may be used, none twice. */
import { LIST_OBSTACLES, OBSTACLES } from "@broadside/geometry";
import { folded as obstacleId } from "@broadside/kit";
import type { SquadDraft } from "../draft.ts";
import type { Format } from "../formats.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedSquad } from "./resolve.ts";

/** What is printed on lists; a token that is none stays as it is written. */
export const obstacleName = (text: string): string => Object.entries(OBSTACLES).find(([id]) => id === obstacleId(text))?.[1].name ?? text;

export function checkObstacles({ format, faults }: CheckContext, { draft, list }: ResolvedSquad): void {
  const { obstacles } = draft;
  const wanted = format.obstacles;
  // The tiers of an entry share the obstacles that the first one names.
  if (wanted && (obstacles?.length ?? 0) !== wanted.count && (obstacles || list === 0))
    faults.add(
      "obstacles",
      { list },
      `${obstacles?.length ?? 0} obstacles are named; the list brings ${wanted.count}`,
      `Name ${wanted.count} obstacles`,
    );
  if (!obstacles) return;
  for (const id of obstacles)
    if (!(wanted ? wanted.from.includes(obstacleId(id)) : LIST_OBSTACLES.some((token) => token === obstacleId(id))))
      faults.add("obstacleKind", { list }, `"${id}" is not one of the obstacles of ${format.name}`, "Choose another");
  if (new Set(obstacles.map(obstacleId)).size < obstacles.length)
    faults.add("obstacleTwice", { list }, "An obstacle is named twice", "Choose different ones");
}

/** The obstacles that a format fixes with an entry, as its lists name them, in one order. */
export const fixedObstacles = (squads: readonly Pick<SquadDraft, "obstacles">[], format: Format): readonly string[] =>
  format.obstacles ? tokens(squads.find(({ obstacles }) => obstacles)?.obstacles) : [];

const tokens = (obstacles: readonly string[] = []): readonly string[] => obstacles.map(obstacleId).sort();

/** The same tokens serve all tiers. */
export function checkSharedObstacles({ faults, format }: CheckContext, squads: readonly ResolvedSquad[]): void {
  if (!format.obstacles) return;
  const first = tokens(squads[0]?.draft.obstacles).join();
  for (const { draft, list } of squads)
    if (draft.obstacles && tokens(draft.obstacles).join() !== first)
      faults.add(
        "obstaclesChanged",
        { list },
        "The obstacles differ from those of the first tier; the same are used all tournament",
        "Name the same obstacles, or only those of the first tier",
      );
}
