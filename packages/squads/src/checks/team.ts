/** Checks what the lists in a team or entry must have in common. */
import { limitedNames } from "./check-names.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedSquad } from "./resolve.ts";

export function checkTogether(context: CheckContext, squads: readonly ResolvedSquad[]): void {
  const { rules } = context.format;
  if (rules.sharedFaction !== undefined) checkSharedFaction(context, squads);
  if (rules.sharedNames !== undefined) checkSharedNames(context, squads);
  if (rules.captain !== undefined) checkCaptain(context, squads);
  if (rules.playerName !== undefined)
    for (const { draft, list } of squads)
      if ((draft.player ?? "").trim() === "")
        context.problems.notice("playerName", { list }, { problem: "no player name" }, { fix: "name the player" });
}

function checkSharedFaction({ problems, format, catalogue }: CheckContext, squads: readonly ResolvedSquad[]): void {
  const first = squads[0]?.draft.faction ?? "";
  // If the faction is unknown, that has already been reported.
  if (!catalogue.factions.has(first)) return;
  for (const { draft, list } of squads)
    if (draft.faction !== first)
      problems.add(
        "sharedFaction",
        { list },
        { problem: "teammate of another faction", format: format.id },
        { fix: "choose this faction", faction: first },
      );
}

/** Finds unique names that appear in several lists. A different check finds them within one list. */
function checkSharedNames({ problems }: CheckContext, squads: readonly ResolvedSquad[]): void {
  const before = new Map<string, number>();
  for (const squad of squads)
    for (const [name, { copies, limit }] of limitedNames(squad)) {
      if (limit > 1) continue;
      const others = before.get(name) ?? 0;
      const here = Math.min(copies.length, limit);
      const place = copies[0]?.place ?? { list: squad.list };
      if (others > 0 && others + here > limit)
        problems.add("sharedNames", place, { problem: "name in a teammate's list", name }, { fix: "take the name out of one list", name });
      before.set(name, others + here);
    }
}

function checkCaptain({ problems }: CheckContext, squads: readonly ResolvedSquad[]): void {
  const captains = squads.filter(({ draft }) => draft.captain === true).length;
  if (captains !== 1)
    problems.add("captain", {}, captains === 0 ? { problem: "no captain" } : { problem: "several captains", captains }, {
      fix: "mark the captain",
    });
}
