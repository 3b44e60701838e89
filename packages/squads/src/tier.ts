/** A single tier from an Escalation entry, with its limits but without the rules between tiers. */
import type { SquadDraft } from "./draft.ts";
import type { Format } from "./formats.ts";
import type { DecidingRules } from "./rules.ts";

/** `tier` counts from 1. The list has the same hash as it does within the whole entry. */
export function tierFormat(squad: SquadDraft, tier: number, { points, inclusion, obstacles, ...format }: Format): Format {
  const limit = points?.[tier - 1];
  // Only the first tier must name the obstacles, which all tiers share.
  const asksForObstacles = obstacles !== undefined && (tier === 1 || squad.obstacles !== undefined);
  return {
    ...format,
    lists: { least: 1, most: 1, called: "list" },
    ...(limit !== undefined && { points: [limit] }),
    ...(asksForObstacles && { obstacles }),
    rules: rulesOf(tier, format.rules),
  };
}

/** Picks this tier's rule where a question has one rule per tier. */
const rulesOf = (tier: number, rules: DecidingRules): DecidingRules =>
  Object.fromEntries(
    Object.entries(rules).map(([question, rule]) => [question, typeof rule === "string" ? rule : rule.slice(tier - 1, tier)]),
  );
