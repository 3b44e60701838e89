/** Which inputs of a record count, because they weren't undone. */
import type { GameRecord } from "@broadside/protocol";
import type { Entry, Input } from "../driver/input.ts";

/** Returns the inputs that weren't undone. An undo that was carried out has a note among its events. */
export function entriesThatCount({ entries }: Pick<GameRecord, "entries">): readonly Entry[] {
  let counting: Entry[] = [];
  for (const { number, input, events, secret } of entries) {
    if (!input) continue;
    const undone = events.find((event) => "note" in event && event.note === "undone");
    const to = undone && "to" in undone && undone.note === "undone" ? undone.to : undefined;
    if (to === undefined) counting.push({ number, input, ...(secret && { secret }) });
    else counting = [...counting.filter((entry) => entry.number <= to), { number, input: carriedOut(input, to), undone: true }];
  }
  return counting;
}

/** An undo that the players agreed on counts like one by a judge. */
const carriedOut = (input: Input, to: number): Input => (input.input === "undo" ? input : { input: "undo", seat: "judge", to });
