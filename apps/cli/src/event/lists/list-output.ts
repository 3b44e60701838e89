/** `broadside event list FILE SIDE -o OUT`: saves a player's list, or all lists of a team, to a file. */

import { listText, membersOf, nameOf } from "@broadside/tournament";
import { EXIT } from "../../exit-codes.ts";
import { complain, print } from "../../terminal/messages.ts";
import { writeEventOutput } from "../../terminal/output.ts";
import { eventCommand } from "../file/command-words.ts";
import { readEvent } from "../file/open-event.ts";
import { findPerson } from "../people/find-people.ts";

export async function writeLists(file: string, who: string, out: string): Promise<number> {
  const log = await readEvent(file);
  const side = log && findPerson(log.event, who);
  if (!log || side === undefined) return EXIT.refused;
  const { event } = log;
  const without = membersOf(event, side).filter((member) => event.players.get(member)?.list?.file === undefined);
  if (without.length > 0) {
    complain(
      `There is no list file for ${without.map((member) => nameOf(event, member)).join(" and ")}.`,
      `Hand it in first: ${eventCommand("list", file, without[0] ?? "PLAYER", "LIST")}`,
    );
    return EXIT.refused;
  }
  if (!(await writeEventOutput(out, `${listText(event, side)}\n`, file))) return EXIT.refused;
  const lists = membersOf(event, side).length;
  print(`Saved ${lists === 1 ? "the list" : `the ${lists} lists`} of ${nameOf(event, side)} to ${out}.`);
  return EXIT.fine;
}
