/** Players, teams and captains from a table: the whole of it, or nothing and every reason why not. */
import { comparable, looksOf } from "@broadside/kit";
import { type PlayerRow, readPlayersCsv, type TournamentEvent, teamSizes } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
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

/** What becomes of players in the table who were registered before. */
type KnownPlayers = "ask" | "add" | "leave out";

export async function addFromCsv(file: string, writer: Writer, csv: string, knownPlayers: KnownPlayers): Promise<number> {
  const text = await readInput(csv, "a table of players", MOST_CHARACTERS);
  if (text === undefined) return EXIT.refused;
  const { rows, problems, notes } = readPlayersCsv(text);
  for (const { line, reason } of notes) complain(`Note: ${csv}, line ${line}: ${reason}.`);
  for (const { line, reason } of problems) complain(`${csv}, line ${line}: ${reason}.`);
  if (problems.length > 0 || rows.length === 0) {
    complain(problems.length > 0 ? NOTHING : `${csv} names no players.`);
    return EXIT.refused;
  }
  return changeEvent(file, writer, (writing) => {
    const known = registeredBefore(writing.log.event, rows);
    if (known.length > 0 && knownPlayers === "ask") return askAbout(csv, known, rows.length);
    const added = knownPlayers === "add" ? rows : rows.filter((row) => !known.some(({ line }) => line === row.line));
    if (added.length === 0) complain(`${csv} names nobody new.`);
    const said = added.length > 0 ? addRows(writing, csv, added) : undefined;
    if (!said) complain(NOTHING);
    else for (const words of knownInWords(known)) complain(`Note: ${csv}, ${words}${knownPlayers === "add" ? "" : ", and is left out"}.`);
    return said;
  });
}

interface KnownRow {
  readonly line: number;
  readonly name: string;
  readonly id: string;
}

/** Perhaps the same people once more. */
function registeredBefore({ players }: TournamentEvent, rows: readonly PlayerRow[]): readonly KnownRow[] {
  const ids = new Map([...players.values()].map(({ id, name }) => [comparable(name), id]));
  return rows.flatMap(({ line, name }) => {
    const id = ids.get(comparable(name));
    return id === undefined ? [] : [{ line, name, id }];
  });
}

const knownInWords = (known: readonly KnownRow[]): readonly string[] => [
  ...known.slice(0, MOST_NAMED).map(({ line, name, id }) => `line ${line}: ${name} was registered before, as ${id}`),
  ...(known.length > MOST_NAMED ? [`${known.length - MOST_NAMED} more: each was registered before`] : []),
];

/** The same table may have come twice, or once more with new players in it. */
function askAbout(csv: string, known: readonly KnownRow[], all: number): undefined {
  for (const words of knownInWords(known)) complain(`${csv}, ${words}.`);
  const them = known.length === 1 ? "this player" : known.length === 2 ? "both" : `all ${known.length}`;
  const others = all - known.length;
  const rest = others === 0 ? "" : `; to add only the ${others === 1 ? "other one" : `${others} others`}, say --new`;
  complain(`${NOTHING} To register ${them} once more, say --again${rest}.`);
}

function addRows({ log, record }: Writing, csv: string, rows: readonly PlayerRow[]): SuccessLines {
  const teams = new Map<string, CsvTeam>();
  const newPlayer = newIds(log.event, "p");
  const newTeam = newIds(log.event, "t");
  for (const { line, name, club, apart, team, captain = false } of rows) {
    const id = newPlayer();
    const what = { kind: "registered", person: id, name, ...(club !== undefined && { club }), ...(apart.length > 0 && { apart }) } as const;
    if (!record(what)) {
      complain(`That was line ${line} of ${csv}.`);
      return undefined;
    }
    if (team === undefined) continue;
    const key = looksOf(team);
    const own = teams.get(key) ?? { name: team, line, members: [] };
    own.members.push({ id, captain });
    teams.set(key, own);
  }
  const problems = [...teams.values()].flatMap((team) => teamProblem(log.event, team));
  for (const problem of problems) complain(`${csv}, ${problem}.`);
  if (problems.length > 0) return undefined;
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
  if (format.teamSize < 2) return [`line ${line}: ${format.name} has no teams; leave out ${name}`];
  if ([...teams.values()].some((team) => team.name === name)) return [`line ${line}: there is a team ${name} already`];
  if (sizes.includes(members.length)) return [];
  const needs = sizes.length > 1 ? `may have 1 to ${sizes.at(-1)}` : `needs ${sizes[0]}`;
  return [`line ${line}: the team ${name} has ${members.length} member${members.length === 1 ? "" : "s"}, and ${needs}`];
}

/** How many play now, and what is left to play for those who come late. */
export function countInWords({ players, rounds, settings, format }: TournamentEvent): string {
  const playing = [...players.values()].filter(({ status }) => status === "playing").length;
  const count = `${playing} ${playing === 1 ? "player is" : "players are"} in`;
  if (rounds.length === 0) return `${count}.`;
  if (rounds.length >= settings.rounds.length)
    return `${count}; but all ${settings.rounds.length} rounds have been paired, and none is left.`;
  return `${count}; from round ${rounds.length + 1} on${format.ranks === "teams" ? ", once in a team" : ""}.`;
}
