/** A list file held against an event: read with its cards, checked for the event's format, and turned into what is handed in. */
import type { Catalogue } from "@broadside/cards";
import { comparable, contentHash, invariant } from "@broadside/kit";
import {
  checkEntry,
  type EntryDraft,
  type Format,
  type FormatOptions,
  parseListFile,
  parseOptions,
  placeInWords,
  readListFile,
  type Verdict,
} from "@broadside/squads";
import {
  countsOf,
  type EventFormat,
  type HandedList,
  nameOf,
  type RoundPlan,
  requiredLimits,
  type Team,
  type TournamentEvent,
  teamOf,
  teamSizeOf,
} from "@broadside/tournament";
import { complain } from "../../exit-codes.ts";
import { chooseFormat, type OpenedEntry, openList, problemInWords, readEntry } from "../../squad/squad-file.ts";
import { handedList, memberList } from "./list-facts.ts";

export interface ReadList extends OpenedEntry {
  readonly format: Format;
}

/** For a member of the team or the one player: whose list it is. */
export type ListOf = readonly [player: string, list: HandedList];

/** Undefined, with the reason said, where the file cannot be read or is of another edition; notes on one of many files name it. */
export async function readList(file: string, squadFormat: string, data: unknown, called?: string): Promise<ReadList | undefined> {
  const list = await openList(file);
  const format = list && chooseFormat(file, list, squadFormat);
  const opened = format && (await readEntry(file, list, format.edition, data));
  if (!opened) return undefined;
  for (const note of opened.notes) complain(`Note: ${called === undefined ? "" : `${called}: `}${problemInWords(note)}.`);
  return { ...opened, format, entry: { ...opened.entry, format: format.id } };
}

/** What the organiser has set counts, not what the file brings; undefined, with the reason said, where it cannot be read. */
export function organisersOptions({ settings, date }: TournamentEvent, catalogue: Catalogue): FormatOptions | undefined {
  if (settings.listOptions === undefined) return {};
  const options = parseOptions(settings.listOptions, catalogue);
  if (!options.ok) {
    complain("The event's options for lists cannot be read:");
    for (const problem of options.problems) complain(`  ${problemInWords(problem)}`);
    return undefined;
  }
  return options.value.event ? { ...options.value, event: { date, ...options.value.event } } : options.value;
}

/** How a list is judged, and how that is said. */
export interface Judging {
  /** The organiser lets it pass. */
  readonly override: boolean;
  /** What the list is called where it is not legal, and what becomes of it then. */
  readonly called?: string;
  readonly rest?: string;
}

/**
 * The lists of a team's members as one entry, as it is judged: a single list of one of them joins that which the other has handed in
 * already. A sentence where one is missing.
 */
export function joined(event: TournamentEvent, reads: ReadonlyMap<string, ReadList>): ReadList | string {
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
    : `the lists of the team ${team.name} are judged together, and that of ${nameOf(event, missing)} is missing; hand in both at once`;
}

function handedBefore(event: TournamentEvent, member: string, catalogue: Catalogue): EntryDraft | undefined {
  const parsed = parseListFile(event.players.get(member)?.list?.file ?? "");
  const read = parsed.ok ? readListFile(parsed.value, catalogue) : undefined;
  return read?.ok ? read.value.entry : undefined;
}

/** Every list that the file brings, if it is legal or the organiser lets it pass; otherwise every fault has been said. */
export function listsFor(event: TournamentEvent, player: string, asRead: ReadList, judging: Judging): readonly ListOf[] | undefined {
  const { format, catalogue } = asRead;
  const options = organisersOptions(event, catalogue);
  if (!options) return undefined;
  const read: ReadList = { ...asRead, entry: { ...asRead.entry, options } };
  const team = format.lists.called === "member" && event.format.ranks === "teams" ? teamOf(event, player) : undefined;
  if (format.lists.called === "member" && !team) return listsOfMembers(event, player, read, judging);
  const verdict = checkEntry(read.entry, format, catalogue).verdict;
  if (!passes(read.entry, verdict, format, catalogue, judging)) return undefined;
  if (!team) return [[player, handedList(read.entry, verdict, format, catalogue)]];
  const owners = ownersOf(event, team, player, read.entry);
  return owners?.map((owner, at) => [owner, memberList(read.entry, at, verdict, format, catalogue)]);
}

/** A file with a list for each member of the player's team is shared out among them; any other holds the lists of the player alone. */
function listsOfMembers(event: TournamentEvent, player: string, read: ReadList, judging: Judging): readonly ListOf[] | undefined {
  const owners = membersInFile(event, player, read.entry);
  if (!owners) return separateLists(event, player, read, judging);
  const lists = owners.map((owner, at) => {
    const entry = { ...read.entry, squads: read.entry.squads.slice(at, at + 1) };
    return separateLists(event, owner, { ...read, entry }, judging);
  });
  return lists.some((own) => own === undefined) ? undefined : lists.flatMap((own) => own ?? []);
}

/** Whose list is which, by the names in the file or else in the order of the team; undefined where it is not a team's. */
function membersInFile(event: TournamentEvent, player: string, { squads }: EntryDraft): readonly string[] | undefined {
  const team = teamOf(event, player);
  if (team?.status !== "playing" || squads.length < 2 || squads.length !== team.members.length) return undefined;
  const named = squads.map((squad) => memberNamed(event, team, squad.player));
  if (named.every((member) => member !== undefined) && new Set(named).size === squads.length) return named;
  return requiredLimits(event, team.members.length).length === 1 ? team.members : undefined;
}

const memberNamed = (event: TournamentEvent, team: Team, name = ""): string | undefined =>
  team.members.find((member) => comparable(event.players.get(member)?.name ?? member) === comparable(name));

/** Where rounds have limits of their own, a file holds a list for each; every one is checked under its limit (EB-EVENT-09). */
function separateLists(event: TournamentEvent, player: string, { entry, format, catalogue }: ReadList, judging: Judging) {
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
  return [[player, handedList({ ...first.single, squads: entry.squads }, together, format, catalogue)] as const];
}

/** The limit of a round and, where they are switched on, the printed examples of requirements (EB-EVENT-01). */
const optionsOf = ({ format, settings }: TournamentEvent, squad: number, limit: number): FormatOptions => ({
  ...limitIn(
    settings.rounds.find((plan) => plan.squad === squad),
    format,
    limit,
  ),
  ...(format.requirements.length > 0 && settings.sampleRequirements === true && { requirements: ["huge-or-wing", "huge-at-most-half"] }),
});

/** In points, or in threat where a round is for quick builds. */
const limitIn = (plan: RoundPlan | undefined, format: EventFormat, limit: number): FormatOptions =>
  plan && countsOf(format, plan) === "threat" ? { threat: limit } : { points: limit };

const NOTHING = "Nothing was written; only the organiser may let it pass, with --override REASON.";

function passes(entry: EntryDraft, { legal, faults }: Verdict, format: Format, catalogue: Catalogue, judging: Judging): boolean {
  const { override, called = "The list", rest = NOTHING } = judging;
  if (legal) return true;
  complain(`${called} is not legal for ${format.name}${override ? ", and taken all the same" : ""}:`);
  for (const { place, text, rule, mend, weight } of faults)
    if (weight === "illegal") complain(`  ${placeInWords(place, entry, format, catalogue)}: ${text} [${rule}]\n    ${mend}.`);
  if (!override) complain(rest);
  return override;
}

/** Who fields which of a team's lists: the captain the one that is marked, the others by name or in order. */
function ownersOf(event: TournamentEvent, team: Team, player: string, { squads }: EntryDraft): readonly string[] | undefined {
  if (squads.length === 1) return [player];
  if (squads.length !== team.members.length) {
    complain(`The team ${team.name} has ${team.members.length} members; the file has ${squads.length} lists.`);
    return undefined;
  }
  const named = (name?: string): string | undefined => memberNamed(event, team, name);
  const marked = squads.findIndex(({ captain }) => captain === true);
  const captain = team.captain ?? named(squads[marked]?.player);
  const told = named(squads[marked]?.player);
  if (captain === undefined || (told !== undefined && told !== captain)) {
    complain(
      captain === undefined
        ? `The team ${team.name} has no captain yet; event team names one.`
        : `The captain of ${team.name} is ${nameOf(event, captain)}, and the captain's list is that of ${squads[marked]?.player}.`,
    );
    return undefined;
  }
  const others = team.members.filter((member) => member !== captain);
  return squads.map((_, at) => (at === Math.max(0, marked) ? captain : (others.shift() ?? captain)));
}
