/** How a scenario of Epic Battles finds its winner, from the scenario's data. */
import { failure, JsonReader, type Result, success } from "@broadside/kit";
import type { MatchRules } from "./match-rules.ts";

/**
 * The standard score with so many points for each victory counter, or the scenario's own count in place of it, which players tell.
 * A scenario that does not say is refused (EB-SCORE-01 to 03).
 */
export function readScoring(scenario: Readonly<Record<string, unknown>>): Result<Pick<MatchRules, "count" | "pointsPerCounter">> {
  const reader = new JsonReader();
  const block = reader.object(scenario["scoring"], "scoring", ["by", "pointsPerCounter"]);
  const by = block && reader.oneOf(block["by"], "scoring.by", ["standard", "own count"]);
  const pointsPerCounter = block && reader.whole(block["pointsPerCounter"] ?? 0, "scoring.pointsPerCounter", 0, 999);
  if (by === "own count" && pointsPerCounter) reader.note("scoring.pointsPerCounter", "has no meaning where the scenario counts by itself");
  if (reader.problems.length > 0 || pointsPerCounter === undefined) return failure(reader.problems);
  return success({ count: by === "standard" ? "standard" : "mission", pointsPerCounter });
}
