/** `broadside event log FILE`: prints every row as a sentence. */

import { logLines } from "@broadside/telling/events";
import { type LogLine, membersOf, nameOf, type TournamentEvent, teamOf } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { columns } from "../../terminal/columns.ts";
import { print } from "../../terminal/messages.ts";
import { FILE_ARG, readEvent } from "../file/open-event.ts";
import { findPerson } from "../people/find-people.ts";

export const eventLogCommand: Subcommand = {
  about: "Print the log: what was entered, when (in UTC) and by whom",
  example: "cup.jsonl --about Ana",
  args: {
    file: FILE_ARG,
    about: { type: "string", valueHint: "SIDE", description: "print only rows about this player or team" },
    json: { type: "boolean", description: "print a JSON array" },
  },
  run: async ({ file, about, json }) => {
    const log = await readEvent(String(file));
    if (!log) return EXIT.refused;
    const side = about === undefined ? undefined : findPerson(log.event, String(about));
    if (about !== undefined && side === undefined) return EXIT.refused;
    const all = logLines(log.entries);
    const lines =
      side === undefined ? all : all.filter((line) => isAbout(log.event, line, side)).map((line) => withTable(log.event, line, side));
    print(json === true ? JSON.stringify(lines.map((line) => inJson(log.event, line))) : inWords(log.event, lines).join("\n"));
    return EXIT.fine;
  },
};

/** Adds the side's table to a line about a pairing. */
function withTable(event: TournamentEvent, line: LogLine, side: string): LogLine {
  const { what } = line.entry;
  const seats = what.kind === "paired" ? what.tables : [];
  const found = seats.find(({ sides }) => sides.some((seated) => seated === side || membersOf(event, seated).includes(side)));
  return found ? { ...line, text: `${line.text}; table ${found.table}: ${found.sides.map((id) => nameOf(event, id)).join(", ")}` } : line;
}

/** True if a log line is about the side. A player's lines include those about their team, and a team's lines those about its members. */
function isAbout(event: TournamentEvent, { about }: LogLine, side: string): boolean {
  const team = teamOf(event, side)?.id;
  return [side, ...membersOf(event, side), ...(team === undefined ? [] : [team])].some((id) => about.has(id));
}

const inJson = (event: TournamentEvent, { entry, text, takenBack }: LogLine) => ({
  ...entry,
  name: nameOf(event, entry.by),
  text,
  takenBack,
});

const inWords = (event: TournamentEvent, lines: readonly LogLine[]): readonly string[] =>
  columns(
    lines.map(({ entry: { number, at, by }, text, takenBack }) => [
      String(number),
      at.slice(0, 19).replace("T", " "),
      nameOf(event, by),
      takenBack ? `(undone) ${text}` : text,
    ]),
    [0],
  );
