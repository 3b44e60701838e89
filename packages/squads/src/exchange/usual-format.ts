/** Returns the most likely format for a list that doesn't name its format. */
import type { Catalogue } from "@broadside/cards";
import { invariant } from "@broadside/kit";
import type { SquadDraft } from "../draft.ts";
import { type Format, formatById } from "../formats.ts";

export function usualFormat(squads: readonly SquadDraft[], catalogue: Catalogue): Format {
  const format = formatById(usualId(squads, catalogue));
  invariant(format, "every usual format is one");
  return format;
}

function usualId(squads: readonly SquadDraft[], catalogue: Catalogue): string {
  const huge = squads.some(({ ships }) => ships.some(({ pilot }) => isHuge(pilot, catalogue)));
  const isEpic = huge || squads.length > 1 || squads.some(({ wings }) => (wings?.length ?? 0) > 0);
  const builds = squads.some((squad) => (squad.builds?.length ?? 0) > 0);
  switch (catalogue.pack.edition) {
    case "1e":
      if (squads.length === 4) return "escalation";
      if (squads.length === 2) return "team-epic";
      return huge || squads.some(({ declared }) => (declared?.points ?? 0) > 100) ? "epic-dogfight" : "standard-100";
    case "2.0":
      if (builds) return "quick-build-2.0";
      return isEpic ? "epic-battles" : "extended-200";
    case "2.5":
      if (builds) return "quick-build-2.5";
      return isEpic ? "epic-battles-2.5" : "standard-20";
  }
}

const isHuge = (pilot: string, { pilots, ships }: Catalogue): boolean => ships.get(pilots.get(pilot)?.ship ?? "")?.size === "huge";
