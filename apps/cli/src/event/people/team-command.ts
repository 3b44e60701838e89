/** `broadside event team FILE NAME MEMBER MEMBER`: makes or draws teams, and names their captains. */

import { randomStream } from "@broadside/kit";
import { drawnSizes, nameOf, type TournamentEvent, teamOf } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { columns } from "../../terminal/columns.ts";
import { complain, print } from "../../terminal/messages.ts";
import { OptionReader } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, readEvent, type SuccessLines, WRITING_ARGS, type Writing } from "../file/open-event.ts";
import { SEED_ARG, seedOf } from "../settings/seed.ts";
import { findEach, findPerson } from "./find-people.ts";
import { nextId } from "./next-id.ts";

export const teamCommand: Subcommand = {
  about: "Create a team, choose its captain, or draw random teams; without a name, list all teams",
  example: "cup.jsonl Rogues Ana Ben --captain Ana",
  args: {
    file: FILE_ARG,
    name: { type: "positional", required: false, valueHint: "NAME", description: "the name of the team" },
    members: { type: "positional", required: false, valueHint: "MEMBER…", description: "the members of a new team" },
    captain: { type: "string", valueHint: "MEMBER", description: "the member who hands in the lists and makes decisions for the team" },
    draw: { type: "boolean", description: "draw teams from all players who have none" },
    seed: SEED_ARG,
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const file = String(values["file"]);
    const [name, captain, seed] = [options.text("name"), options.text("captain"), seedOf(options)];
    const members = options.words().slice(2);
    const draw = options.flag("draw");
    if (draw && (name ?? captain) !== undefined)
      options.note("--draw forms teams from all players who have none.", "Leave out the name and --captain.");
    if (!draw && name !== undefined && members.length === 0 && captain === undefined)
      options.note("This team has no members or captain in your command.", "Name the team's members, or use --captain MEMBER.");
    if (options.reportProblems()) return EXIT.usage;
    if (!draw && (name ?? captain) === undefined) return showTeams(file);
    return changeEvent(file, values, (writing) => {
      if (draw) return drawTeams(writing, seed);
      if (members.length > 0) return makeTeam(writing, name ?? "", members, captain);
      return nameCaptain(writing, name, captain ?? "");
    });
  },
};

function makeTeam(
  { log, record, recorded }: Writing,
  name: string,
  texts: readonly string[],
  captainText: string | undefined,
): SuccessLines {
  const members = findEach(log.event, texts, "player");
  if (!members) return undefined;
  const captain = captainText === undefined ? undefined : findPerson(log.event, captainText, "player");
  if (captainText !== undefined && captain === undefined) return undefined;
  const team = nextId(log.event, "t");
  if (!record({ kind: "teamed", team, name: name.trim(), members })) return undefined;
  if (captain !== undefined && !record({ kind: "captained", team, captain })) return undefined;
  return recorded;
}

function nameCaptain({ log, record, recorded }: Writing, name: string | undefined, text: string): SuccessLines {
  const captain = findPerson(log.event, text, "player");
  if (captain === undefined) return undefined;
  const team = name === undefined ? teamOf(log.event, captain)?.id : findPerson(log.event, name, "team");
  if (team === undefined && name === undefined)
    complain(`${nameOf(log.event, captain)} isn't in a team.`, "Make the team first: broadside event team FILE NAME MEMBER MEMBER");
  return team !== undefined && record({ kind: "captained", team, captain }) ? recorded : undefined;
}

function drawTeams({ log, record, recorded }: Writing, seed: number): SuccessLines {
  const { event } = log;
  const urn = [...event.players.values()]
    .filter(({ id, status }) => status === "playing" && teamOf(event, id)?.status !== "playing")
    .map(({ id }) => id);
  const draw = randomStream(seed);
  const order = Array.from({ length: urn.length }, () => urn.splice(draw(urn.length), 1)[0] ?? "");
  const sizes = event.format.teamSize < 2 ? [] : drawnSizes(event, order.length);
  if (sizes.length === 0) {
    if (event.format.teamSize < 2) complain(`${event.format.name} has no teams.`, "Leave out this step, or choose a format with teams.");
    else complain("There aren't enough players without a team.", "Add players first: broadside event add FILE NAME");
    return undefined;
  }
  for (const size of sizes) {
    const team = nextId(event, "t");
    if (!record({ kind: "teamed", team, name: `Team ${team.slice(1)}`, members: order.splice(0, size) })) return undefined;
  }
  const left = order.map((id) => `${nameOf(event, id)} has no team.`);
  return [...recorded, ...left, `Drawn with random seed ${seed}.`];
}

async function showTeams(file: string): Promise<number> {
  const log = await readEvent(file);
  if (!log) return EXIT.refused;
  const rows = [...log.event.teams.values()].map(({ id, name, members, captain, status }) => [
    id,
    name,
    members.map((member) => memberInWords(log.event, member, captain)).join(", "),
    status === "playing" ? "" : status,
  ]);
  print(rows.length === 0 ? "There are no teams." : columns(rows).join("\n"));
  return EXIT.fine;
}

const memberInWords = (event: TournamentEvent, id: string, captain: string | undefined): string =>
  `${nameOf(event, id)} (${id}${id === captain ? ", captain" : ""})`;
