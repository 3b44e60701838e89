/** What binds the lists of one team or one entry together. */
import { factionInWords } from "@broadside/cards";
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
        context.faults.notice("playerName", { list }, "The list does not name the player who fields it", "Write the player's name on it");
}

function checkSharedFaction({ faults, format, catalogue }: CheckContext, squads: readonly ResolvedSquad[]): void {
  const first = squads[0]?.draft.faction ?? "";
  // A faction that is none is a fault of its own list.
  if (!catalogue.factions.has(first)) return;
  for (const { draft, list } of squads)
    if (draft.faction !== first)
      faults.add(
        "sharedFaction",
        { list },
        `All lists of an entry for ${format.name} are of one faction`,
        `Make this list ${factionInWords(first)} too`,
      );
}

/** Unique names that clash between lists; within one list they are refused already. */
function checkSharedNames({ faults }: CheckContext, squads: readonly ResolvedSquad[]): void {
  const before = new Map<string, number>();
  for (const squad of squads)
    for (const [name, { copies, limit }] of limitedNames(squad)) {
      if (limit > 1) continue;
      const others = before.get(name) ?? 0;
      const here = Math.min(copies.length, limit);
      const place = copies[0]?.place ?? { list: squad.list };
      if (others > 0 && others + here > limit)
        faults.add(
          "sharedNames",
          place,
          `${name} stands in a teammate's list too, over ships and upgrades`,
          `Take ${name} out of one list`,
        );
      before.set(name, others + here);
    }
}

function checkCaptain({ faults }: CheckContext, squads: readonly ResolvedSquad[]): void {
  const captains = squads.filter(({ draft }) => draft.captain === true).length;
  if (captains !== 1)
    faults.add(
      "captain",
      {},
      captains === 0 ? "No list is marked as the captain's" : `${captains} lists are marked as the captain's`,
      "Mark the captain's own list, and only that",
    );
}
