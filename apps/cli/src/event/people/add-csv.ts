/** Registers players, teams and captains from a table. If anything in the table is wrong, it registers nobody and prints every reason. */

import { comparable, looksOf } from "@broadside/kit";
import { tableProblemInWords } from "@broadside/telling/events";
import { type PlayerRow, readPlayersCsv, type TournamentEvent, teamSizes } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import { complain, printNote } from "../../terminal/messages.ts";
import { readInput } from "../../terminal/read-input.ts";
import { changeEvent, type SuccessLines, type Writer, type Writing } from "../file/open-event.ts";
import { newIds } from "./next-id.ts";

const MOST_CHARACTERS = 20_000_000;
const MOST_NAMED = 10;
const NOTHING = "Nothing was written.";

interface CsvTeam {
  readonly name: string;
  readonly line: number;
  readonly members: { readonly id: string; readonly captain: boolean }[];
}

/** What to do with players in the table who are already registered. */
type KnownPlayers = "ask" | "add" | "leave out";

export async function addFromCsv(file: string, writer: Writer, csv: string, knownPlayers: KnownPlayers): Promise<number> {
  const text = await readInput(csv, "a table of players", MOST_CHARACTERS);
  if (text === undefined) return EXIT.refused;
  const { rows, problems, notes } = readPlayersCsv(text);
  for (const { line, problem } of notes) printNote(`${csv}, line ${line}: ${tableProblemInWords(problem)}`);
  if (problems.length > 0) {
    refuse(problems.map(({ line, problem }) => `${csv}, line ${line}: ${tableProblemInWords(problem)}`));
    return EXIT.refused;
  }
  if (rows.length === 0) {
    complain(`${csv} names no players.`, "Add a line for each player, with the name in the column name.");
    return EXIT.refused;
  }
  return changeEvent(file, writer, (writing) => {
    const known = registeredBefore(writing.log.event, rows);
    if (known.length > 0 && knownPlayers === "ask") return askAbout(csv, known, rows.length);
    const added = knownPlayers === "add" ? rows : rows.filter((row) => !known.some(({ line }) => line === row.line));
    if (added.length === 0) complain(`${csv} names no new players. ${NOTHING}`, "Use --allow-duplicates to register them again.");
    const said = added.length > 0 ? addRows(writing, csv, added) : undefined;
    if (said) for (const words of knownInWords(known)) printNote(`${csv}, ${words}${knownPlayers === "add" ? "" : " and was skipped"}.`);
    return said;
  });
}

interface KnownRow {
  readonly line: number;
  readonly name: string;
  readonly id: string;
}

/** Players in the table who seem to be registered already. */
function registeredBefore({ players }: TournamentEvent, rows: readonly PlayerRow[]): readonly KnownRow[] {
  const ids = new Map([...players.values()].map(({ id, name }) => [comparable(name), id]));
  return rows.flatMap(({ line, name }) => {
    const id = ids.get(comparable(name));
    return id === undefined ? [] : [{ line, name, id }];
  });
}

const knownInWords = (known: readonly KnownRow[]): readonly string[] => [
  ...known.slice(0, MOST_NAMED).map(({ line, name, id }) => `line ${line}: ${name} is already registered as ${id}`),
  ...(known.length > MOST_NAMED ? [`${known.length - MOST_NAMED} more players: each is already registered`] : []),
];

/**
 * Refuses players who are already registered, and asks how to continue. The user may have used the same table before, with fewer players.
 */
function askAbout(csv: string, known: readonly KnownRow[], all: number): undefined {
  const problem = [...knownInWords(known).map((words) => `${csv}, ${words}.`), NOTHING].join("\n");
  const others = all - known.length;
  if (others === 0) complain(problem, "Use --allow-duplicates to register them again.");
  else
    complain(
      problem,
      `Add --skip-existing to register only the ${others === 1 ? "other player" : `${others} other players`}, or --allow-duplicates to register all.`,
    );
}

const refuse = (problems: readonly string[]): void =>
  complain([...problems, NOTHING].join("\n"), "Fix the CSV file, then run the same command again.");

function addRows({ log, record }: Writing, csv: string, rows: readonly PlayerRow[]): SuccessLines {
  const teams = new Map<string, CsvTeam>();
  const newPlayer = newIds(log.event, "p");
  const newTeam = newIds(log.event, "t");
  for (const { line, name, club, apart, team, captain = false } of rows) {
    const id = newPlayer();
    const what = { kind: "registered", person: id, name, ...(club !== undefined && { club }), ...(apart.length > 0 && { apart }) } as const;
    if (!record(what)) {
      complain(`The problem is in line ${line} of ${csv}. ${NOTHING}`, "Fix that line, then run the same command again.");
      return undefined;
    }
    if (team === undefined) continue;
    const key = looksOf(team);
    const own = teams.get(key) ?? { name: team, line, members: [] };
    own.members.push({ id, captain });
    teams.set(key, own);
  }
  const problems = [...teams.values()].flatMap((team) => teamProblem(log.event, team));
  if (problems.length > 0) {
    refuse(problems.map((problem) => `${csv}, ${problem}.`));
    return undefined;
  }
  for (const { name, members } of teams.values()) {
    const team = newTeam();
    const captain = members.find((member) => member.captain)?.id;
    if (!record({ kind: "teamed", team, name, members: members.map(({ id }) => id) })) return undefined;
    if (captain !== undefined && !record({ kind: "captained", team, captain })) return undefined;
  }
  const inTeams = teams.size > 0 ? ` in ${teams.size} ${teams.size === 1 ? "team" : "teams"}` : "";
  return [`${rows.length} ${rows.length === 1 ? "player" : "players"}${inTeams} registered.`, countInWords(log.event)];
}

function teamProblem(event: TournamentEvent, { name, line, members }: CsvTeam): readonly string[] {
  const { format, teams } = event;
  const sizes = teamSizes(event);
  if (format.teamSize < 2) return [`line ${line}: ${format.name} has no teams, so leave out ${name}`];
  if ([...teams.values()].some((team) => team.name === name)) return [`line ${line}: there is already a team ${name}`];
  if (sizes.includes(members.length)) return [];
  const needs = sizes.length > 1 ? `may have 1 to ${sizes.at(-1)}` : `needs ${sizes[0]}`;
  return [`line ${line}: team ${name} has ${members.length} member${members.length === 1 ? "" : "s"}, but ${needs}`];
}

/** Describes how many players there are, and in which round a new player would start. */
export function countInWords({ players, rounds, settings, format }: TournamentEvent): string {
  const playing = [...players.values()].filter(({ status }) => status === "playing").length;
  const count = `The event has ${playing} ${playing === 1 ? "player" : "players"}`;
  if (rounds.length === 0) return `${count}.`;
  if (rounds.length >= settings.rounds.length) return `${count}, but all ${settings.rounds.length} rounds are already paired.`;
  return `${count}. New players start in round ${rounds.length + 1}${format.ranks === "teams" ? ", once in a team" : ""}.`;
}
