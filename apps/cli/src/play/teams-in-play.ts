/** Checks how many lists a format takes. Joins the lists of each team into one entry, captain first. */

import type { ListOffer } from "@broadside/content";
import type { GameSheet } from "@broadside/formats";
import type { Format, SquadDraft } from "@broadside/squads";
import { complain } from "../terminal/messages.ts";

/** The lists that one side or one player brings. */
export interface SideLists extends ListOffer {
  readonly team: number;
  /** Where each squad's file is on the command line. */
  readonly from: readonly number[];
}

/** True if there is a list for each seat in the format. A team's lists can be in one file or in separate files. */
export function seatsFit({ name }: Format, sides: GameSheet["sides"], entries: readonly SideLists[]): boolean {
  if (!sides) return true;
  const { count, seats } = sides;
  const given = entries.reduce((sum, { squads }) => sum + squads.length, 0);
  const isByTeam = entries.length === count && entries.every(({ squads }) => squads.length === seats);
  const isBySeat = entries.length === count * seats && given === count * seats;
  if (isByTeam || isBySeat) return true;
  if (seats === 1) complain(`${name} is for ${count} players, but there are ${given} lists.`, `Name ${count} lists.`);
  else
    complain(
      `${name} is played ${seats} against ${seats}, but there are ${given} lists in ${entries.length} files.`,
      `Name a file with ${seats} lists for each team, or ${count * seats} single lists.`,
    );
  return false;
}

/** Joins the members of each team into one entry. Without --teams, the first lists form one team and the last ones the other. */
export function inTeams(
  format: Format,
  entries: readonly SideLists[],
  teams: readonly number[] | undefined,
): readonly SideLists[] | undefined {
  const { called, most } = format.lists;
  if (called !== "member") return entries;
  const named = entries.length > 2 && !teams ? entries.map((entry, at) => ({ ...entry, team: Math.floor(at / most) + 1 })) : entries;
  const numbers = [...new Set(named.map(({ team }) => team))];
  const sides = numbers.flatMap((team) => together(named.filter((entry) => entry.team === team)) ?? []);
  if (sides.length === 2 && sides.every(({ squads }) => squads.length === most)) return sides;
  complain(`These lists don't make two teams of ${most}, as ${format.name} needs.`, "Assign lists to teams, such as --teams 1,2,2,1.");
  return undefined;
}

function together(members: readonly SideLists[]): SideLists | undefined {
  const [first] = members;
  if (!first) return undefined;
  const lists = members.flatMap(({ squads: own, from }) => own.map((squad) => ({ squad, from: from[0] ?? 0 })));
  const captain = Math.max(
    0,
    lists.findIndex(({ squad }) => squad.captain),
  );
  const inOrder = [...lists.slice(captain, captain + 1), ...lists.filter((_, at) => at !== captain)];
  const squads = inOrder.map(({ squad }, at): SquadDraft => (members.length > 1 ? { ...squad, captain: at === 0 } : squad));
  return {
    ...first,
    id: members.map(({ id }) => id).join(" and "),
    from: inOrder.map(({ from }) => from),
    squads,
  };
}
