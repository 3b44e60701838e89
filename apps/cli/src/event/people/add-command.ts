/** `broadside event add FILE NAME`: players and staff, one by one or from a table. */
import { comparable } from "@broadside/kit";
import { nameOf, type TournamentEvent } from "@broadside/tournament";
import { complain, EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { changeEvent, FILE_ARG, type SuccessLines, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { addFromCsv, countInWords } from "./add-csv.ts";
import { nextId } from "./next-id.ts";

const ROLES = { judge: "judge", "second-organiser": "second organiser" } as const;
const ROLE_NAMES = Object.keys(ROLES) as (keyof typeof ROLES)[];

export const addCommand: Subcommand = {
  about: "registers a player, many from a CSV file, or staff",
  args: {
    file: FILE_ARG,
    name: {
      type: "positional",
      required: false,
      valueHint: "NAME",
      description: "a new name; or the id of somebody known, who then plays or works too",
    },
    club: { type: "string", valueHint: "CLUB", description: "the player's club" },
    apart: { type: "string", valueHint: "LABEL;…", description: "family and companions share a label and do not meet in round 1" },
    csv: { type: "string", valueHint: "PLAYERS", description: "a table with name, club, apart, team, captain; the whole of it or nothing" },
    again: { type: "boolean", description: "with --csv: registers players once more who were registered before" },
    new: { type: "boolean", description: "with --csv: leaves out players who were registered before" },
    staff: { type: "string", valueHint: ROLE_NAMES.join("|"), description: "no player, but this of the staff" },
    me: { type: "boolean", description: "the one who writes plays too" },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const [name, csv, role] = [options.text("name"), options.text("csv"), options.oneOf("staff", ROLE_NAMES)];
    const ways = [name !== undefined, csv !== undefined, options.flag("me")].filter((way) => way).length;
    if (ways !== 1) options.note("Say who comes: a NAME, or --csv with a file, or --me");
    if (csv !== undefined && (role ?? options.text("club") ?? options.text("apart")) !== undefined)
      options.note("--csv stands alone; clubs and labels are columns of the file");
    if (role !== undefined && (options.flag("me") || (options.text("club") ?? options.text("apart")) !== undefined))
      options.note("--staff goes with a NAME alone");
    const [again, onlyNew] = [options.flag("again"), options.flag("new")];
    if (csv === undefined && (again || onlyNew)) options.note("--again and --new go with --csv");
    if (again && onlyNew) options.note("Say --again or --new, not both");
    if (options.complains()) return EXIT.usage;
    if (csv !== undefined) return addFromCsv(file, values, csv, again ? "add" : onlyNew ? "leave out" : "ask");
    return changeEvent(file, values, (writing) =>
      role === undefined ? addPlayer(writing, options, name ?? writing.by) : addStaff(writing, ROLES[role], name ?? ""),
    );
  },
};

function addPlayer({ file, log, record, told }: Writing, options: OptionReader, name: string): SuccessLines {
  const { event } = log;
  const known = event.people.has(name);
  const person = known ? name : nextId(event, "p");
  const called = known ? nameOf(event, name) : name.trim();
  const [club, apart] = [options.text("club"), options.several("apart")];
  const others = namesakes(event, person, called);
  const what = { kind: "registered", person, name: called, ...(club !== undefined && { club }), ...(apart && { apart }) } as const;
  if (!record(what)) return undefined;
  for (const id of others) complain(`Note: ${id} has the same name.`);
  const alone = event.format.ranks === "teams" && event.rounds.length > 0;
  return [...told, countInWords(log.event), ...(alone ? [`For the team: ${eventCommand("team", file, "NAME", person, "MEMBER")}.`] : [])];
}

/** Who plays already, and is named by their id, joins the staff as the same person. */
function addStaff({ file, log, record, told }: Writing, role: "judge" | "second organiser", name: string): SuccessLines {
  const { event } = log;
  const known = event.people.has(name);
  const person = known ? name : nextId(event, role === "judge" ? "j" : "o");
  const called = known ? nameOf(event, name) : name.trim();
  const others = namesakes(event, person, called);
  if (!record({ kind: "staffed", person, name: called, role })) return undefined;
  for (const id of others)
    complain(
      `Note: ${id} has the same name. If it is the same person: ${eventCommand("undo", file)}, and then the id in place of the name.`,
    );
  return told;
}

const namesakes = (event: TournamentEvent, person: string, name: string): readonly string[] =>
  [...event.people.values()].filter((other) => other.id !== person && comparable(other.name) === comparable(name)).map(({ id }) => id);
