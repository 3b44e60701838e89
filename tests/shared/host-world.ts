/** What the host's suite needs in Node: set-ups and records from games that browsers saved, and in-memory journals. */
import { contentFor } from "@broadside/content";
import { memoryJournal } from "@broadside/host";
import type { World } from "@broadside/host/suite";
import { type GameSetup, parseRecord } from "@broadside/rules";
import { SAVED_ROWS } from "./saved-browser-games.ts";

/** The set-up of a saved game, with the ids that the suite expects. */
function setupOf(text: string): GameSetup {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { setup } = read.value;
  return { ...setup, seats: setup.seats.map(({ team }, seat) => ({ player: `player-${seat + 1}`, team })) };
}
const GAMES = SAVED_ROWS.filter(([, { isOver }]) => !isOver);

/** All cases run with the first of these set-ups, because it is the fastest. */
const NAMES = ["first-edition-standard", "epic-dogfight", "second-edition-2.0", "second-edition-2.5"];

/** The suite's data without the parts that a browser's worker must create itself. */
export const WORLD_DATA: Pick<World, "setups" | "records" | "finished"> = {
  setups: Object.fromEntries(
    NAMES.flatMap((name) => GAMES.filter(([game]) => game === name).map(([, { record }]) => [name, setupOf(record)])),
  ),
  records: Object.fromEntries(GAMES.map(([name, { record }]) => [name, record])),
  finished: SAVED_ROWS.find(([, { isOver }]) => isOver)?.[1].record ?? "",
};

export const WORLD: World = {
  ...WORLD_DATA,
  contentFor,
  journal: async (rows = []) => memoryJournal(JSON.parse(JSON.stringify(rows)) as []),
  rest: () => new Promise((done) => setImmediate(done)),
};
