/** Tests players' names: they stand beside the game, so they can be corrected and withdrawn. */
import { parseRecord } from "@broadside/rules";
import { startHost } from "../open-host.ts";
import { FakeClock } from "./fake-clock.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { playUntil, randomFrom } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

const namesIn = ({ watcher }: TestTable): readonly string[] => watcher.scene.seats.map(({ name }) => name);
const logOf = ({ watcher }: TestTable): string => watcher.scene.log.map(({ text }) => text).join("\n");

async function corrected(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  await playUntil(table.seated, randomFrom(2), () => table.watcher.scene.number === 12);
  await there(table.seated[0], "seat").client.look(0);
  holds(logOf(table).includes("Anna"), "the log has the old name");
  const before = await table.host.record();
  same(await table.host.setName("player-1", "\u202e Zoe\n"), undefined, "a name can be corrected");
  same(namesIn(table), ["Zoe", "Ben"], "everybody sees the clean name");
  holds(logOf(table).includes("Zoe") && !logOf(table).includes("Anna"), "earlier lines of the log have the new name");
  same((await table.host.setName("no id", "Zoe"))?.refused, "not understood", "only an id can have a name");
  same(await table.host.setName("player-2", undefined), undefined, "a name can be withdrawn");
  same(namesIn(table), ["Zoe", "Player 2"], "a player without a name is called by the seat's number");
  same(
    await table.host.record(),
    { ...before, names: { ...before.names, "player-1": "Zoe", "player-2": undefined } },
    "nothing in the record has changed but the names",
  );
  shut(table);
  const rows = await rowsIn(table.journal);
  const again = await tableFrom(world, await world.journal(rows));
  same(namesIn(again), ["Zoe", "Player 2"], "the names are the same after the game is loaded");
  shut(again);
  const emptied = rows.map((row) =>
    row.row === "names" && "player-2" in row.names && row.names["player-2"] ? { ...row, names: {} } : row,
  );
  same((await rowsIn(await world.journal(emptied))).length, rows.length, "the journal has as many rows as before");
  const without = await tableFrom(world, await world.journal(emptied));
  same(namesIn(without), ["Zoe", "Player 2"], "the game opens after storage has emptied the row with the withdrawn name");
  shut(without);
}

/** Tests a game from a record of a former format, whose dice key was made from the names. */
async function withdrawnFromFormer(world: World, text: string): Promise<void> {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const [first] = read.value.setup.seats;
  const name = there(read.value.names[there(first, "seat").player], "name");
  const journal = await world.journal();
  const made = await startHost(
    { id: "game", journal, contentFor: world.contentFor, clock: new FakeClock(world.rest) },
    { record: read.value },
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  holds(JSON.stringify(await made.value.record()).includes(name), "the record has the name");
  same(await made.value.setName(there(first, "seat").player, undefined), undefined, "the name can be withdrawn");
  holds(!JSON.stringify(await made.value.record()).includes(name), "the record no longer has the name");
  made.value.close();
  const rows = await rowsIn(journal);
  const again = rows.slice(rows.findLastIndex(({ row }) => row === "opened"));
  holds(!JSON.stringify(again).includes(name), "the journal was rewritten without the name");
}

export const NAME_CASES = (usual: string, records: readonly string[]): readonly SuiteCase[] => [
  { title: "a name can be corrected and withdrawn", run: (world) => corrected(world, usual) },
  ...records.map((name) => ({
    title: `${name}: a withdrawn name leaves a game that began in a former format`,
    run: (world: World) => withdrawnFromFormer(world, there(world.records[name], name)),
  })),
  { title: "a withdrawn name leaves a finished game of older rules", run: (world) => withdrawnFromFormer(world, world.finished) },
];
