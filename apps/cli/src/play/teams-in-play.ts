/** Who plays with whom: how many lists a format takes, and the members of a team together as one entry, the captain first. */
import type { GameSheet } from "@broadside/formats";
import type { Format, SquadDraft } from "@broadside/squads";
import { complain } from "../exit-codes.ts";
import type { SideEntry } from "./side-entry.ts";

/** Whether there are as many lists as the format has seats; of a team two in one file, or each in its own. */
export function seatsFit({ name }: Format, sides: GameSheet["sides"], entries: readonly SideEntry[]): boolean {
  if (!sides) return true;
  const { count, seats } = sides;
  const given = entries.reduce((sum, { question }) => sum + question.entry.squads.length, 0);
  const isByTeam = entries.length === count && entries.every(({ question }) => question.entry.squads.length === seats);
  const isBySeat = entries.length === count * seats && given === count * seats;
  if (isByTeam || isBySeat) return true;
  complain(
    seats === 1
      ? `${name} is played one against one: give ${count} lists, not ${given}.`
      : `${name} is played ${seats} against ${seats}: give a file with ${seats} lists for each team, or ${count * seats} single lists; there are ${given} in ${entries.length} files.`,
  );
  return false;
}

/** The members of each team as one entry. Single lists are those of the teams that are named, else the first ones and the last ones. */
export function inTeams(
  format: Format,
  entries: readonly SideEntry[],
  teams: readonly number[] | undefined,
): readonly SideEntry[] | undefined {
  const { called, most } = format.lists;
  if (called !== "member") return entries;
  const named = entries.length > 2 && !teams ? entries.map((entry, at) => ({ ...entry, team: Math.floor(at / most) + 1 })) : entries;
  const numbers = [...new Set(named.map(({ team }) => team))];
  const sides = numbers.flatMap((team) => together(named.filter((entry) => entry.team === team)) ?? []);
  if (sides.length === 2 && sides.every(({ question }) => question.entry.squads.length === most)) return sides;
  complain(`${format.name} has two teams of ${most}; --teams puts them together otherwise.`);
  return undefined;
}

function together(members: readonly SideEntry[]): SideEntry | undefined {
  const [first] = members;
  if (!first) return undefined;
  const lists = members.flatMap(({ question, from }) => question.entry.squads.map((squad) => ({ squad, from: from[0] ?? 0 })));
  const captain = Math.max(
    0,
    lists.findIndex(({ squad }) => squad.captain),
  );
  const inOrder = [...lists.slice(captain, captain + 1), ...lists.filter((_, at) => at !== captain)];
  const squads = inOrder.map(({ squad }, at): SquadDraft => (members.length > 1 ? { ...squad, captain: at === 0 } : squad));
  return {
    ...first,
    file: members.map(({ file }) => file).join(" and "),
    from: inOrder.map(({ from }) => from),
    question: { ...first.question, entry: { ...first.question.entry, squads } },
  };
}
