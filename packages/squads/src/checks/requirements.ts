/** Requirements that the organiser of an Epic Battles event can set for every squad (rules EB-EVENT). */
import type { Requirement } from "../draft.ts";
import type { SquadCheck } from "./check-squad.ts";
import { wingCardOf } from "./check-wings.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedSquad } from "./resolve.ts";

type Check = (context: CheckContext, squad: ResolvedSquad, totals: SquadCheck) => void;

const CHECKS: Readonly<Record<Requirement, Check>> = { "huge-or-wing": hugeOrWing, "huge-at-most-half": hugeAtMostHalf };

export function checkRequirements(context: CheckContext, squad: ResolvedSquad, totals: SquadCheck): void {
  if (!context.format.epic) return;
  for (const requirement of context.options.requirements ?? []) CHECKS[requirement](context, squad, totals);
}

function hugeOrWing({ problems }: CheckContext, { ships, list, draft }: ResolvedSquad): void {
  const hasWing = (draft.wings?.length ?? 0) > 0 || ships.some((ship) => ship.at < 0 && wingCardOf(ship) !== undefined);
  if (!hasWing && !ships.some(({ ship }) => ship.size === "huge"))
    problems.add("hugeOrWing", { list }, { problem: "no huge ship or wing" }, { fix: "add a huge ship or a wing" });
}

/** Huge ships may cost at most half of the limit, rounded up, even if the squad costs less than the limit (EB-EVENT-05). */
function hugeAtMostHalf(
  { problems, catalogue }: CheckContext,
  { ships, list, draft }: ResolvedSquad,
  { ships: totals, limit }: SquadCheck,
): void {
  if (!limit) return;
  const most = Math.ceil(limit.value / 2);
  const points = ships.reduce((sum, { ship, at }) => sum + (ship.size === "huge" ? (totals[at]?.points ?? 0) : 0), 0);
  const threat = (draft.builds ?? []).reduce((sum, id) => {
    const build = catalogue.quickBuilds.get(id);
    const huge = build?.ships.some(({ pilot }) => catalogue.ships.get(catalogue.pilots.get(pilot)?.ship ?? "")?.size === "huge");
    return sum + (huge ? (build?.threat ?? 0) : 0);
  }, 0);
  const spent = limit.counts === "points" ? points : threat;
  if (spent > most)
    problems.add(
      limit.counts === "points" ? "hugeAtMostHalf" : "hugeAtMostHalfThreat",
      { list },
      { problem: "too much on huge ships", counts: limit.counts, spent, limit: most },
      { fix: "spend less on huge ships", counts: limit.counts, amount: spent - most },
    );
}
