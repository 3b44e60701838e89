/** Clocks, with time that a test advances. */
import type { Journal } from "../journal.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { openIn, playUntil, randomFrom, step } from "./seated.ts";
import { rowsIn, shut, tableFrom, tableOf } from "./table.ts";

const isPlanning = (table: Awaited<ReturnType<typeof tableOf>>) => () => table.watcher.scene.state.cursor.phase === "planning";

async function phase(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { phase: 100 } } } });
  const { watcher, seated, clock } = table;
  await clock.pass(1_000_000);
  same(watcher.scene.state.round, 0, "set-up takes as long as it likes");
  await playUntil(seated, randomFrom(1), isPlanning(table));
  await clock.pass(99_000);
  same(watcher.scene.state.cursor.phase, "planning", "before the time is up nothing happens");
  holds(watcher.scene.covered.length > 0, "dials are still to be set");
  await clock.pass(1500);
  holds(watcher.scene.state.cursor.phase !== "planning", "when it is up, dials are set by default");
  holds(
    watcher.scene.log.some(({ text }) => text.startsWith("Time is up")),
    "everybody is told",
  );
  await clock.pass(500);
  const asked = watcher.scene.number;
  await clock.pass(90_000);
  same(watcher.scene.number, asked, "the next phase has its own time");
  await clock.pass(600_000);
  holds(watcher.scene.state.round > 1, "a table that nobody plays at goes from phase to phase");
  shut(table);
}

async function more(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { phase: 100 } } } });
  const { watcher, seated, clock } = table;
  await playUntil(seated, randomFrom(1), isPlanning(table));
  await clock.pass(90_000);
  await there(seated[0], "seat").client.grantTime(60_000);
  same(Math.round((watcher.last.clocks?.phase ?? 0) / 1000), 70, "all are told how much is left");
  await clock.pass(69_000);
  same(watcher.scene.state.cursor.phase, "planning", "there is more time");
  await clock.pass(2000);
  holds(watcher.scene.state.cursor.phase !== "planning", "but not for ever");
  shut(table);
}

async function match(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { match: 600 } } } });
  const { watcher, seated, clock } = table;
  await playUntil(seated, randomFrom(1), isPlanning(table));
  await clock.pass(599_000);
  same(watcher.scene.state.timeCalled, false, "before the time is up");
  await clock.pass(1000);
  same(watcher.scene.state.timeCalled, true, "the round is the last when the time of the match is up");
  const number = watcher.scene.number;
  await clock.pass(1_000_000);
  same(watcher.scene.number, number, "nobody is hurried by it");
  shut(table);
}

async function seats(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { seat: 300 } } } });
  const { watcher, seated, clock } = table;
  await playUntil(seated, randomFrom(1), isPlanning(table));
  const [one, other] = [there(seated[0], "seat"), there(seated[1], "seat")];
  const dials = openIn(one.scene, 0).map(({ number, options }) => ({ input: "answer", seat: 0, ask: number, key: options[0]?.key ?? "" }));
  await clock.pass(100_000);
  same(await one.client.give(dials), undefined, "one sets its dials");
  same(
    one.last.clocks?.seats?.map((left) => Math.round(left / 1000)),
    [200, 200],
    "both have used a third",
  );
  await clock.pass(150_000);
  same(watcher.scene.covered, [1], "the other still thinks");
  const rows = await rowsIn(table.journal);
  await clock.pass(51_000);
  holds(watcher.scene.state.cursor.phase !== "planning", "when all that are waited for have no time left, the defaults are taken");
  holds((other.last.clocks?.seats?.[0] ?? 0) > 190_000, "a player who has answered loses no time");
  const again = await tableFrom(world, await world.journal(rows));
  same(
    again.watcher.last.clocks?.seats?.map((left) => Math.round(left / 1000)),
    [200, 200],
    "time that was used stands in the journal",
  );
  shut(again);
  shut(table);
}

async function afterFailedWrite(world: World, name: string): Promise<void> {
  const inner = await world.journal();
  let isFailing = false;
  const journal: Journal = {
    isLasting: true,
    load: (after) => inner.load(after),
    append: (after, rows) => (isFailing ? Promise.reject(new Error("no disk")) : inner.append(after, rows)),
  };
  const table = await tableOf(world, name, { journal, setup: { agreements: { clocks: { phase: 100 } } } });
  const { watcher, seated, clock } = table;
  await playUntil(seated, randomFrom(1), isPlanning(table));
  await clock.pass(40_000);
  isFailing = true;
  same(await step(seated, randomFrom(1)), { refused: "not kept" }, "an answer that could not be saved");
  same(Math.round((watcher.last.clocks?.phase ?? 0) / 1000), 60, "seconds left then");
  shut(table);
}

async function oneLeads(world: World, name: string): Promise<void> {
  const journal = await world.journal();
  const first = await tableOf(world, name, { journal, setup: { agreements: { clocks: { match: 600 } } } });
  const second = await tableFrom(world, journal);
  await second.host.lead(false);
  shut(first);
  await second.clock.pass(700_000);
  same(second.watcher.scene.state.timeCalled, false, "a host that only follows calls no time");
  await second.host.lead(true);
  await second.clock.pass(0);
  same(second.watcher.scene.state.timeCalled, true, "as soon as it leads, it does");
  shut(second);
}

async function none(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  await playUntil(table.seated, randomFrom(1), isPlanning(table));
  const before = table.watcher.messages.length;
  await table.clock.pass(100_000_000);
  same([table.watcher.messages.length, table.watcher.last.clocks], [before, undefined], "without a clock nothing happens");
  shut(table);
}

export const CLOCK_CASES = (name: string): readonly SuiteCase[] => [
  { title: "when a phase's time is up, the game uses default answers for the rest of the phase", run: (world) => phase(world, name) },
  { title: "a player can grant a phase more time", run: (world) => more(world, name) },
  { title: "when the match's time is up, its clock calls time and does nothing else", run: (world) => match(world, name) },
  { title: "when every seat the game is waiting for has used its time, the game uses default answers", run: (world) => seats(world, name) },
  { title: "clocks keep running after an answer that couldn't be saved", run: (world) => afterFailedWrite(world, name) },
  { title: "if two hosts have the same game open, only the one that leads calls time", run: (world) => oneLeads(world, name) },
  { title: "in a game without clocks, nothing happens as time passes", run: (world) => none(world, name) },
];
