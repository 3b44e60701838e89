/** One tier of an Escalation entry, with its own limits, but without the rules that compare tiers. */
import type { SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import type { DecidingRules } from "./rules.ts";

/** Returns the format for checking a tier on its own. `tier` counts from 1. The list's hash is the same as in the whole entry. */
export function tierFormat(squad: SquadDraft, tier: number, { points, inclusion, obstacles, ...format }: Format): Format {
  const limit = points?.[tier - 1];
  // All tiers share the obstacles, so only the first tier must name them.
  const asksForObstacles = obstacles !== undefined && (tier === 1 || squad.obstacles !== undefined);
  return {
    ...format,
    lists: { least: 1, most: 1, called: "list" },
    ...(limit !== undefined && { points: [limit] }),
    ...(asksForObstacles && { obstacles }),
    rules: rulesOf(tier, format.rules),
  };
}

/** Where a question has a different rule for each tier, picks the rule for this tier. */
const rulesOf = (tier: number, rules: DecidingRules): DecidingRules =>
  Object.fromEntries(
    Object.entries(rules).map(([question, rule]) => [question, typeof rule === "string" ? rule : rule.slice(tier - 1, tier)]),
  );
