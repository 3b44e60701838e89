/** One tier of an Escalation entry for itself: the limits of that tier, without what binds it to the others. */
import type { SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import type { DecidingRules } from "./rules.ts";

/** `tier` counts from 1. The list's hash is the same as within the whole entry. */
export function tierFormat(squad: SquadDraft, tier: number, { points, inclusion, obstacles, ...format }: Format): Format {
  const limit = points?.[tier - 1];
  // Only the first tier must name the obstacles that all of them share.
  const asksForObstacles = obstacles !== undefined && (tier === 1 || squad.obstacles !== undefined);
  return {
    ...format,
    lists: { least: 1, most: 1, called: "list" },
    ...(limit !== undefined && { points: [limit] }),
    ...(asksForObstacles && { obstacles }),
    rules: rulesOf(tier, format.rules),
  };
}

/** Where each tier has a rule of its own, that tier's. */
const rulesOf = (tier: number, rules: DecidingRules): DecidingRules =>
  Object.fromEntries(
    Object.entries(rules).map(([question, rule]) => [question, typeof rule === "string" ? rule : rule.slice(tier - 1, tier)]),
  );
