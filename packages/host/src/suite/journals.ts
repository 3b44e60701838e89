/** Tests what can be written to a journal, and a journal with rows that can't be read. */
import type { JournalRow } from "../journal/journal.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { playUntil, randomFrom, step } from "./seated.ts";
import { rowsIn, shut, tableFrom, tableOf } from "./table.ts";

const LEFT_OUT = "couldn't be read";

async function unknownWords(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { client } = there(table.seated[0], "seat");
  await client.noteLook(0, "cover");
  const rows = await rowsIn(table.journal);
  for (const at of ["ceiling", "dials", "__proto__", undefined, 7])
    same((await client.noteLook(0, at as "cover"))?.refused, "not understood", `an unknown kind of look is refused: ${at}`);
  for (const level of ["", 7, null, {}])
    same(
      (await client.takeOver(0, level as unknown as string))?.refused,
      "not understood",
      `an invalid level is refused: ${JSON.stringify(level)}`,
    );
  same(await rowsIn(table.journal), rows, "the journal has no new rows");
  shut(table);
  const again = await tableFrom(world, table.journal);
  holds(
    again.watcher.scene.log.some(({ text }) => text.includes("opens their seat")),
    "the game opens, and the log has the look that was noted",
  );
  shut(again);
}

async function badRows(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  await playUntil(table.seated, randomFrom(2), () => table.watcher.scene.number === 12);
  shut(table);
  const rows = await rowsIn(table.journal);
  const whole = await tableFrom(world, await world.journal(rows));
  holds(!whole.watcher.scene.log.some(({ text }) => text.includes(LEFT_OUT)), "the log says nothing about a journal without bad rows");
  shut(whole);
  for (const bad of [
    { row: "look", seat: 0, at: "ceiling", number: 3, round: 0, phase: "setup" },
    { row: "look", seat: 0, at: "cover", number: 3, round: 0, phase: "lunch" },
    { row: "look", seat: 0, at: 1, kind: "ceiling", number: 3, round: 0, phase: "setup" },
    { row: "names", at: 1 },
    { row: "names", at: 1, names: { "player-1": 7 } },
    { row: "names", at: 1, names: { "no id": "Ana" } },
    { row: "seat", seat: 99, player: { kind: "person", name: "Ana" } },
    { row: "seat", seat: 0, player: null },
    { row: "clocks", spent: { match: null } },
    { row: "keyframes", kept: 1 },
    { row: "weather" },
    null,
  ]) {
    const journal = await world.journal([...rows, bad as JournalRow]);
    const again = await tableFrom(world, journal);
    const what = JSON.stringify(bad);
    same(again.watcher.scene.number, 12, `the game opens without the bad row: ${what}`);
    same(again.watcher.scene.log.filter(({ text }) => text.includes(LEFT_OUT)).length, 1, `the log reports the bad row once: ${what}`);
    holds((await step(again.seated, randomFrom(2))) === true, "the game continues");
    shut(again);
  }
}

export const JOURNAL_CASES = (usual: string): readonly SuiteCase[] => [
  { title: "unknown values are never written to the journal", run: (world) => unknownWords(world, usual) },
  { title: "a journal with an unreadable row opens without that row, and the log says so", run: (world) => badRows(world, usual) },
];
