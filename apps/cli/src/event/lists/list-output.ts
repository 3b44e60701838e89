/** `broadside event list FILE SIDE -o OUT`: what was handed in as a list file; of a team all its lists in one container. */
import { listText, membersOf, nameOf } from "@broadside/tournament";
import { complain, EXIT, print } from "../../exit-codes.ts";
import { putOut } from "../../terminal/output.ts";
import { readEvent } from "../file/open-event.ts";
import { findWho } from "../people/find-people.ts";

export async function writeLists(file: string, who: string, out: string): Promise<number> {
  const log = await readEvent(file);
  const side = log && findWho(log.event, who);
  if (!log || side === undefined) return EXIT.refused;
  const { event } = log;
  const without = membersOf(event, side).filter((member) => event.players.get(member)?.list?.file === undefined);
  if (without.length > 0) {
    complain(`There is no list file of ${without.map((member) => nameOf(event, member)).join(" and ")}.`);
    return EXIT.refused;
  }
  if (!(await putOut(out, `${listText(event, side)}\n`, file))) return EXIT.refused;
  const lists = membersOf(event, side).length;
  print(`${out} has ${lists === 1 ? "the list" : `the ${lists} lists`} of ${nameOf(event, side)}.`);
  return EXIT.fine;
}
