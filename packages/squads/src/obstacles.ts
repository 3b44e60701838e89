/** The obstacles a list brings: as many as its format asks for, each an official token, none twice. */
import { OBSTACLES } from "@broadside/geometry";
import type { CheckContext } from "./context.ts";
import type { ResolvedSquad } from "./resolve.ts";

/** Ids are written with and without hyphens. */
export const obstacleId = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

export const isObstacle = (id: string): boolean => Object.hasOwn(OBSTACLES, id);

export function checkObstacles({ format, faults }: CheckContext, { draft, list }: ResolvedSquad): void {
  const { obstacles } = draft;
  // The tiers of an entry share the obstacles that the first one names.
  if (!obstacles && list > 0) return;
  if (format.obstacles !== undefined && (obstacles?.length ?? 0) !== format.obstacles)
    faults.add(
      "obstacles",
      { list },
      `${obstacles?.length ?? 0} obstacles are named; the list brings ${format.obstacles}`,
      `Name ${format.obstacles} obstacles`,
    );
  if (!obstacles) return;
  for (const id of obstacles)
    if (!isObstacle(obstacleId(id))) faults.add("obstacles", { list }, `There is no obstacle "${id}"`, "Choose another");
  if (new Set(obstacles.map(obstacleId)).size < obstacles.length)
    faults.add("obstacles", { list }, "An obstacle is named twice", "Choose different ones");
}
