/** `broadside event here FILE PLAYER`: checks a player in, with the things they brought. */

import { checklistOf, nameOf, type TournamentEvent } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { complain, print } from "../../terminal/messages.ts";
import { OptionReader, partsOf } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, readEvent, WRITING_ARGS } from "../file/open-event.ts";
import { findPerson } from "./find-people.ts";

export const hereCommand: Subcommand = {
  about: "Check a player in and show what is missing; without a player, show who isn't here yet",
  example: "cup.jsonl Ana --brings all",
  args: {
    file: FILE_ARG,
    player: { type: "positional", required: false, valueHint: "PLAYER", description: "the player who has arrived" },
    brings: { type: "string", valueHint: "THING,…", description: "what the player has from the checklist, or all" },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const [file, who, brings] = [String(values["file"]), options.text("player"), options.text("brings")];
    if (who === undefined && brings !== undefined)
      options.note("--brings needs a player.", "Name the player: broadside event here FILE PLAYER --brings all");
    if (options.reportProblems()) return EXIT.usage;
    if (who === undefined) return showAbsent(file);
    return changeEvent(file, values, ({ log, record, recorded }) => {
      const player = findPerson(log.event, who, "player");
      if (player === undefined) return undefined;
      const things = brings === "all" ? log.event.format.gear : partsOf(brings ?? "", ",");
      if (!isListed(checklistOf(log.event, player), things)) return undefined;
      const all = [...new Set([...(log.event.players.get(player)?.brings ?? []), ...things])];
      return record({ kind: "checked in", player, brings: all }) ? [...recorded, ...checklist(log.event, player)] : undefined;
    });
  },
};

/** True if everything is on the checklist. Prints anything that isn't. */
function isListed(list: readonly string[], things: readonly string[]): boolean {
  const known = list.map((thing) => thing.toLowerCase());
  const strange = things.filter((thing) => !known.includes(thing.toLowerCase()));
  if (strange.length > 0) complain(`Not on the checklist: ${strange.join(", ")}.`, `Use ${list.join(", ")}, or all.`);
  return strange.length === 0;
}

function checklist(event: TournamentEvent, id: string): readonly string[] {
  const player = event.players.get(id);
  const brings = (player?.brings ?? []).map((thing) => thing.toLowerCase());
  const missing = [
    ...(player?.list === undefined ? ["the list"] : []),
    ...event.format.gear.filter((thing) => !brings.includes(thing.toLowerCase())),
  ];
  return [
    `Checklist: the list, ${event.format.gear.join(", ")}, and all components for the squad.`,
    missing.length === 0 ? "Nothing is missing." : `Missing: ${missing.join(", ")}.`,
  ];
}

async function showAbsent(file: string): Promise<number> {
  const log = await readEvent(file);
  if (!log) return EXIT.refused;
  const absent = [...log.event.players.values()].filter(({ status, checkedIn }) => status === "playing" && !checkedIn);
  print(
    absent.length === 0 ? "Everyone is here." : `Not here yet: ${absent.map(({ id }) => `${nameOf(log.event, id)} (${id})`).join(", ")}.`,
  );
  return EXIT.fine;
}
