/** `broadside event add FILE NAME`: registers players and staff, one by one or from a table. */

import { comparable, keysIn } from "@broadside/kit";
import { nameOf, type TournamentEvent } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { printNote } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { eventCommand } from "../file/command-words.ts";
import { changeEvent, FILE_ARG, type SuccessLines, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { addFromCsv, countInWords } from "./add-csv.ts";
import { nextId } from "./next-id.ts";

const ROLES = { judge: "judge", "second-organiser": "second organiser" } as const;
const ROLE_NAMES = keysIn(ROLES);

export const addCommand: Subcommand = {
  about: "Register a player, many players from a CSV file, or staff",
  example: "cup.jsonl Ana --club Rogue",
  args: {
    file: FILE_ARG,
    name: {
      type: "positional",
      required: false,
      valueHint: "NAME",
      description: "the new person's name, or the id of someone who takes on another role",
    },
    club: { type: "string", valueHint: "CLUB", description: "the player's club" },
    "keep-apart": {
      type: "string",
      valueHint: "LABEL;…",
      description: "labels for a family or for people who travel together; players who share a label are kept apart in round 1 if possible",
    },
    csv: { type: "string", valueHint: "PLAYERS", description: "a CSV file with the columns name, club, apart, team, captain" },
    "allow-duplicates": { type: "boolean", description: "with --csv: register players again even if they are already registered" },
    "skip-existing": { type: "boolean", description: "with --csv: skip players who are already registered" },
    staff: { type: "string", valueHint: ROLE_NAMES.join("|"), description: "register a staff member instead of a player" },
    me: { type: "boolean", description: "register the organiser (or the person named with --as) as a player" },
    ...WRITING_ARGS,
  },
  renamed: { apart: "keep-apart", again: "allow-duplicates", new: "skip-existing" },
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const [name, csv, role] = [options.text("name"), options.text("csv"), options.oneOf("staff", ROLE_NAMES)];
    const ways = [name !== undefined, csv !== undefined, options.flag("me")].filter((way) => way).length;
    if (ways !== 1)
      options.note("The command needs exactly one of these: a name, --csv or --me.", "Type the player's name, --csv PLAYERS or --me.");
    if (csv !== undefined && (role ?? options.text("club") ?? options.text("keep-apart")) !== undefined)
      options.note("--csv can't be combined with --staff, --club or --keep-apart.", "Add clubs and labels as columns of the CSV file.");
    if (role !== undefined && (options.flag("me") || (options.text("club") ?? options.text("keep-apart")) !== undefined))
      options.note("--staff only works with a name.", "Leave out --me, --club and --keep-apart.");
    const [again, onlyNew] = [options.flag("allow-duplicates"), options.flag("skip-existing")];
    if (csv === undefined && (again || onlyNew))
      options.note("--allow-duplicates and --skip-existing only work with --csv.", "Add --csv PLAYERS, or leave them out.");
    if (again && onlyNew) options.note("--allow-duplicates and --skip-existing contradict each other.", "Leave out one of them.");
    if (options.reportProblems()) return EXIT.usage;
    if (csv !== undefined) return addFromCsv(file, values, csv, again ? "add" : onlyNew ? "leave out" : "ask");
    return changeEvent(file, values, (writing) =>
      role === undefined ? addPlayer(writing, options, name ?? writing.by) : addStaff(writing, ROLES[role], name ?? ""),
    );
  },
};

function addPlayer({ file, log, record, recorded }: Writing, options: OptionReader, name: string): SuccessLines {
  const { event } = log;
  const known = event.people.has(name);
  const person = known ? name : nextId(event, "p");
  const called = known ? nameOf(event, name) : name.trim();
  const [club, apart] = [options.text("club"), options.several("keep-apart")];
  const others = namesakes(event, person, called);
  const what = { kind: "registered", person, name: called, ...(club !== undefined && { club }), ...(apart && { apart }) } as const;
  if (!record(what)) return undefined;
  for (const id of others) printNote(`${id} has the same name.`);
  const alone = event.format.ranks === "teams" && event.rounds.length > 0;
  return [
    ...recorded,
    countInWords(log.event),
    ...(alone ? [`To make a team: ${eventCommand("team", file, "NAME", person, "MEMBER")}`] : []),
  ];
}

/** Adds a staff member: a new person, or one who is already registered. */
function addStaff({ file, log, record, recorded }: Writing, role: "judge" | "second organiser", name: string): SuccessLines {
  const { event } = log;
  const known = event.people.has(name);
  const person = known ? name : nextId(event, role === "judge" ? "j" : "o");
  const called = known ? nameOf(event, name) : name.trim();
  const others = namesakes(event, person, called);
  if (!record({ kind: "staffed", person, name: called, role })) return undefined;
  for (const id of others)
    printNote(`${id} has the same name. If this is the same person, run ${eventCommand("undo", file)} and add ${id} instead of the name.`);
  return recorded;
}

const namesakes = (event: TournamentEvent, person: string, name: string): readonly string[] =>
  [...event.people.values()].filter((other) => other.id !== person && comparable(other.name) === comparable(name)).map(({ id }) => id);
