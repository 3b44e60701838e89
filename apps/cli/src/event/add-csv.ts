/** Players, teams and captains from a table: the whole of it, or nothing and every reason why not. */
import { type PlayerRow, readPlayersCsv, type TournamentEvent } from "@broadside/tournament";
import { complain, EXIT } from "../exit-codes.ts";
import { readInput } from "../read-input.ts";
import { newIds } from "./next-id.ts";
import { changeEvent, type Said, type Writing } from "./open-event.ts";

const MOST_CHARACTERS = 20_000_000;

interface CsvTeam {
  readonly name: string;
  readonly line: number;
  readonly members: { readonly id: string; readonly captain: boolean }[];
}

export async function addFromCsv(file: string, as: unknown, csv: string): Promise<number> {
  const text = await readInput(csv, "a table of players", MOST_CHARACTERS);
  if (text === undefined) return EXIT.refused;
  const { rows, problems, notes } = readPlayersCsv(text);
  for (const { line, reason } of problems) complain(`${csv}, line ${line}: ${reason}.`);
  if (problems.length > 0) return EXIT.refused;
  if (rows.length === 0) {
    complain(`${csv} names no players.`);
    return EXIT.refused;
  }
  return changeEvent(file, as, (writing) => {
    const said = addRows(writing, csv, rows);
    if (said) for (const { line, reason } of notes) complain(`Note: ${csv}, line ${line}: ${reason}.`);
    return said;
  });
}

function addRows({ log, record }: Writing, csv: string, rows: readonly PlayerRow[]): Said {
  const teams = new Map<string, CsvTeam>();
  const newPlayer = newIds(log.event, "p");
  const newTeam = newIds(log.event, "t");
  for (const { line, name, club, apart, team, captain = false } of rows) {
    const id = newPlayer();
    const what = { kind: "registered", person: id, name, ...(club !== undefined && { club }), ...(apart.length > 0 && { apart }) } as const;
    if (!record(what)) {
      complain(`That was line ${line} of ${csv}; nothing was written.`);
      return undefined;
    }
    if (team === undefined) continue;
    const key = team.normalize("NFC").replace(/\s+/gu, " ");
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

function teamProblem({ format, teams }: TournamentEvent, { name, line, members }: CsvTeam): readonly string[] {
  if (format.teamSize < 2) return [`line ${line}: ${format.name} has no teams; leave out ${name}`];
  if ([...teams.values()].some((team) => team.name === name)) return [`line ${line}: there is a team ${name} already`];
  if (members.length === format.teamSize) return [];
  return [`line ${line}: the team ${name} has ${members.length} of ${format.teamSize} members`];
}

/** How many play now. */
export function countInWords({ players, rounds }: TournamentEvent): string {
  const playing = [...players.values()].filter(({ status }) => status === "playing").length;
  const late = rounds.length > 0 ? `; from round ${rounds.length + 1} on` : "";
  return `${playing} ${playing === 1 ? "player is" : "players are"} in${late}.`;
}
