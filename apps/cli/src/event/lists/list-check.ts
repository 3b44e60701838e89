/** Reads a list file for an event, checks it for the event's format, and turns it into the list that the event stores. */

import type { Catalogue } from "@broadside/cards";
import { comparable, contentHash, invariant } from "@broadside/kit";
import {
  checkEntry,
  type EntryDraft,
  type Format,
  type FormatOptions,
  formatById,
  parseListFile,
  parseOptions,
  readListFile,
  type Verdict,
} from "@broadside/squads";
import { ENGLISH_LISTS, noteLine } from "@broadside/telling/lists";
import {
  countsOf,
  type EventFormat,
  nameOf,
  type RoundPlan,
  requiredLimits,
  type SubmittedList,
  type Team,
  type TournamentEvent,
  teamOf,
  teamSizeOf,
} from "@broadside/tournament";
import { problemLines } from "../../squad/squad-check.ts";
import { chooseFormat, type ListForFormat, openList, readEntry } from "../../squad/squad-file.ts";
import { complain, complainOf, type NextStep, printNote } from "../../terminal/messages.ts";
import { quoted } from "../file/command-words.ts";
import { memberList, submittedList } from "./list-facts.ts";

/** A list and its player. */
export type PlayerList = readonly [player: string, list: SubmittedList];

/**
 * Reads a list. Prints the reason and returns undefined if the file can't be read or is for another edition. Notes begin with `called`, if
 * it is set, so that users know which file they are about.
 */
export async function readList(file: string, squadFormat: string, data: unknown, called?: string): Promise<ListForFormat | undefined> {
  const list = await openList(file);
  const edition = formatById(squadFormat)?.edition;
  const format = list && chooseFormat(file, list, squadFormat, `Choose a list for edition ${edition}.`);
  const opened = format && (await readEntry(file, list, format.edition, data));
  if (!opened) return undefined;
  for (const note of opened.notes) printNote(`${called === undefined ? "" : `${called}: `}${noteLine(note, ENGLISH_LISTS)}.`);
  return { ...opened, format, entry: { ...opened.entry, format: format.id } };
}

/**
 * Returns the organiser's options for lists, which replace the options in a list file. Prints the reason and returns undefined if the
 * organiser's options can't be read.
 */
export function organisersOptions({ settings, date }: TournamentEvent, catalogue: Catalogue): FormatOptions | undefined {
  if (settings.listOptions === undefined) return {};
  const options = parseOptions(settings.listOptions, catalogue);
  if (!options.ok) {
    complainOf(
      "The event's options for lists can't be read:",
      options.problems.map((problem) => noteLine(problem, ENGLISH_LISTS)),
      "Correct them: broadside event set FILE --list-options OPTIONS.json",
    );
    return undefined;
  }
  return options.value.event ? { ...options.value, event: { date, ...options.value.event } } : options.value;
}

/** How to check a list and report the result. */
export interface ListCheckSettings {
  /** True if the organiser accepts an illegal list. */
  readonly override: boolean;
  /** The name to use for the list in messages, and the next step to suggest if the list is illegal. */
  readonly called?: string;
  readonly next?: NextStep;
}

/**
 * Joins the lists of a team's members, including those handed in earlier, into one entry. If a list is missing, returns a sentence about
 * it.
 */
export function joinTeamLists(event: TournamentEvent, reads: ReadonlyMap<string, ListForFormat>): ListForFormat | string {
  const [[player, read] = []] = reads;
  invariant(player !== undefined && read, "there is a list");
  const team = read.format.lists.called === "member" && event.format.ranks === "teams" ? teamOf(event, player) : undefined;
  if (!team || read.entry.squads.length > 1) return read;
  const captain = team.captain ?? team.members[0];
  const inOrder = team.members.toSorted((one, other) => Number(other === captain) - Number(one === captain));
  const squads = inOrder.map((member) => {
    const squad = (reads.get(member)?.entry ?? handedBefore(event, member, read.catalogue))?.squads[0];
    return squad && { ...squad, player: squad.player ?? nameOf(event, member), captain: member === captain };
  });
  const missing = inOrder[squads.indexOf(undefined)];
  return missing === undefined
    ? { ...read, entry: { ...read.entry, squads: squads.filter((squad) => squad !== undefined) } }
    : `the lists of team ${team.name} are checked together, but ${nameOf(event, missing)}'s list is missing; hand in both together`;
}

function handedBefore(event: TournamentEvent, member: string, catalogue: Catalogue): EntryDraft | undefined {
  const parsed = parseListFile(event.players.get(member)?.list?.file ?? "");
  const read = parsed.ok ? readListFile(parsed.value, catalogue) : undefined;
  return read?.ok ? read.value.entry : undefined;
}

/** Returns the lists in the file if they are legal or the organiser accepts them. Otherwise prints every problem. */
export function listsFor(
  event: TournamentEvent,
  player: string,
  asRead: ListForFormat,
  judging: ListCheckSettings,
): readonly PlayerList[] | undefined {
  const { format, catalogue } = asRead;
  const options = organisersOptions(event, catalogue);
  if (!options) return undefined;
  const read: ListForFormat = { ...asRead, entry: { ...asRead.entry, options } };
  const team = format.lists.called === "member" && event.format.ranks === "teams" ? teamOf(event, player) : undefined;
  if (format.lists.called === "member" && !team) return listsOfMembers(event, player, read, judging);
  const verdict = checkEntry(read.entry, format, catalogue).verdict;
  if (!passes(read.entry, verdict, format, catalogue, judging)) return undefined;
  if (!team) return [[player, submittedList(read.entry, verdict, format, catalogue)]];
  const owners = ownersOf(event, team, player, read.entry);
  return owners?.map((owner, at) => [owner, memberList(read.entry, at, verdict, format, catalogue)]);
}

/** Gives each team member a list if the file has one for each. Otherwise all lists in the file belong to the player. */
function listsOfMembers(
  event: TournamentEvent,
  player: string,
  read: ListForFormat,
  judging: ListCheckSettings,
): readonly PlayerList[] | undefined {
  const owners = membersInFile(event, player, read.entry);
  if (!owners) return separateLists(event, player, read, judging);
  const lists = owners.map((owner, at) => {
    const entry = { ...read.entry, squads: read.entry.squads.slice(at, at + 1) };
    return separateLists(event, owner, { ...read, entry }, judging);
  });
  return lists.some((own) => own === undefined) ? undefined : lists.flatMap((own) => own ?? []);
}

/** Finds the owner of each list by the names in the file, or else by the team's order. Returns undefined if the file isn't a team's. */
function membersInFile(event: TournamentEvent, player: string, { squads }: EntryDraft): readonly string[] | undefined {
  const team = teamOf(event, player);
  if (team?.status !== "playing" || squads.length < 2 || squads.length !== team.members.length) return undefined;
  const named = squads.map((squad) => memberNamed(event, team, squad.player));
  if (named.every((member) => member !== undefined) && new Set(named).size === squads.length) return named;
  return requiredLimits(event, team.members.length).length === 1 ? team.members : undefined;
}

const memberNamed = (event: TournamentEvent, team: Team, name = ""): string | undefined =>
  team.members.find((member) => comparable(event.players.get(member)?.name ?? member) === comparable(name));

/**
 * If rounds have different limits, a player's file has one list per limit, and each list is checked against its own limit (EB-EVENT-09).
 */
function separateLists(event: TournamentEvent, player: string, { entry, format, catalogue }: ListForFormat, judging: ListCheckSettings) {
  const limits = requiredLimits(event, teamSizeOf(event, player));
  const lists = entry.squads.map((squad, at) => {
    const single: EntryDraft = {
      ...entry,
      squads: [squad],
      options: { ...entry.options, ...optionsOf(event, at, limits[at] ?? limits.at(-1) ?? 0) },
    };
    return { single, verdict: checkEntry(single, format, catalogue).verdict };
  });
  const legal = lists.map(({ single, verdict }) => passes(single, verdict, format, catalogue, judging));
  const [first] = lists;
  if (legal.includes(false) || !first) return undefined;
  const verdicts = lists.map(({ verdict }) => verdict);
  const hash = verdicts.length === 1 ? first.verdict.hash : contentHash(verdicts.map((verdict) => verdict.hash).join("\n"));
  const together = { ...first.verdict, hash, lists: verdicts.flatMap((verdict) => verdict.lists) };
  return [[player, submittedList({ ...first.single, squads: entry.squads }, together, format, catalogue)] as const];
}

/** Returns a round's limit, and the printed sample requirements if the event uses them (EB-EVENT-01). */
const optionsOf = ({ format, settings }: TournamentEvent, squad: number, limit: number): FormatOptions => ({
  ...limitIn(
    settings.rounds.find((plan) => plan.squad === squad),
    format,
    limit,
  ),
  ...(format.requirements.length > 0 && settings.sampleRequirements === true && { requirements: ["huge-or-wing", "huge-at-most-half"] }),
});

/** Returns the limit in points, or in threat for rounds with quick builds. */
const limitIn = (plan: RoundPlan | undefined, format: EventFormat, limit: number): FormatOptions =>
  plan && countsOf(format, plan) === "threat" ? { threat: limit } : { points: limit };

const NOTHING =
  "Fix the list and hand it in again; nothing was written. If the organiser accepts the list as it is, add --override REASON.";

function passes(
  entry: EntryDraft,
  { legal, problems }: Verdict,
  format: Format,
  catalogue: Catalogue,
  judging: ListCheckSettings,
): boolean {
  const { override, called = "The list", next = NOTHING } = judging;
  if (legal) return true;
  const reasons = problems.filter(({ weight }) => weight === "illegal").map(problemLines({ entry, format, catalogue }));
  if (override) printNote([`${called} isn't legal for ${format.name}, but was accepted:`, ...reasons].join("\n  "));
  else complainOf(`${called} isn't legal for ${format.name}:`, reasons, next);
  return override;
}

/** Finds the owners of a team's lists: the captain owns the marked list, or else the first, and the others follow in the team's order. */
function ownersOf(event: TournamentEvent, team: Team, player: string, { squads }: EntryDraft): readonly string[] | undefined {
  if (squads.length === 1) return [player];
  if (squads.length !== team.members.length) {
    complain(
      `Team ${team.name} has ${team.members.length} members, but the file has ${squads.length} lists.`,
      "Hand in a file with one list for each member, or each list separately.",
    );
    return undefined;
  }
  const named = (name?: string): string | undefined => memberNamed(event, team, name);
  const marked = squads.findIndex(({ captain }) => captain === true);
  const captain = team.captain ?? named(squads[marked]?.player);
  const owner = named(squads[marked]?.player);
  if (captain === undefined || (owner !== undefined && owner !== captain)) {
    if (captain === undefined)
      complain(`Team ${team.name} has no captain yet.`, `Name one: broadside event team FILE ${quoted(team.name)} --captain MEMBER`);
    else
      complain(
        `${team.name}'s captain is ${nameOf(event, captain)}, but the file marks ${squads[marked]?.player}'s list as the captain's.`,
        "Correct the file, or name another captain: broadside event team FILE NAME --captain MEMBER",
      );
    return undefined;
  }
  const others = team.members.filter((member) => member !== captain);
  return squads.map((_, at) => (at === Math.max(0, marked) ? captain : (others.shift() ?? captain)));
}
