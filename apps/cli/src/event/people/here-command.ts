/** `broadside event here FILE PLAYER`: a player checks in, with what they brought. */
import { checklistOf, nameOf, type TournamentEvent } from "@broadside/tournament";
import { complain, EXIT, print } from "../../exit-codes.ts";
import type { Subcommand } from "../../subcommand.ts";
import { OptionReader, partsOf } from "../../terminal/option-reader.ts";
import { changeEvent, FILE_ARG, readEvent, WRITING_ARGS } from "../file/open-event.ts";
import { findWho } from "./find-people.ts";

export const hereCommand: Subcommand = {
  about: "checks a player in and shows what is missing; alone it says who is not here",
  args: {
    file: FILE_ARG,
    player: { type: "positional", required: false, valueHint: "PLAYER", description: "who has come" },
    brings: { type: "string", valueHint: "THING,…", description: "what of the checklist is there; all for everything" },
    ...WRITING_ARGS,
  },
  run: async (values) => {
    const options = new OptionReader(values);
    const [file, who, brings] = [String(values["file"]), options.text("player"), options.text("brings")];
    if (who === undefined && brings !== undefined) options.note("Say who brings it");
    if (options.complains()) return EXIT.usage;
    if (who === undefined) return showAbsent(file);
    return changeEvent(file, values, ({ log, record, told }) => {
      const player = findWho(log.event, who, "player");
      if (player === undefined) return undefined;
      const things = brings === "all" ? log.event.format.gear : partsOf(brings ?? "", ",");
      if (!isListed(checklistOf(log.event, player), things)) return undefined;
      const all = [...new Set([...(log.event.players.get(player)?.brings ?? []), ...things])];
      return record({ kind: "checked in", player, brings: all }) ? [...told, ...checklist(log.event, player)] : undefined;
    });
  },
};

/** Whether everything is on the checklist; what is not has been said. */
function isListed(list: readonly string[], things: readonly string[]): boolean {
  const known = list.map((thing) => thing.toLowerCase());
  const strange = things.filter((thing) => !known.includes(thing.toLowerCase()));
  if (strange.length > 0) complain(`Not on the checklist: ${strange.join(", ")}. It has ${list.join(", ")}; or say all.`);
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
    `Checklist: the list, ${event.format.gear.join(", ")}, and the parts of the own squad.`,
    missing.length === 0 ? "Nothing is missing." : `Missing: ${missing.join(", ")}.`,
  ];
}

async function showAbsent(file: string): Promise<number> {
  const log = await readEvent(file);
  if (!log) return EXIT.refused;
  const absent = [...log.event.players.values()].filter(({ status, checkedIn }) => status === "playing" && !checkedIn);
  print(
    absent.length === 0 ? "Everybody is here." : `Not here yet: ${absent.map(({ id }) => `${nameOf(log.event, id)} (${id})`).join(", ")}.`,
  );
  return EXIT.fine;
}
