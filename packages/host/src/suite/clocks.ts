/** Clocks, with time that a test advances. */
import type { Journal } from "../journal/journal.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { openIn, playUntil, randomFrom, step } from "./seated.ts";
import { rowsIn, shut, tableFrom, tableOf } from "./table.ts";

const isPlanning = (table: Awaited<ReturnType<typeof tableOf>>) => () => table.watcher.scene.state.cursor.phase === "planning";

async function phase(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { phase: 100 } } } });
  const { watcher, seated, clock } = table;
  await clock.pass(1_000_000);
  same(watcher.scene.state.round, 0, "set-up has no time limit");
  await playUntil(seated, randomFrom(1), isPlanning(table));
  await clock.pass(99_000);
  same(watcher.scene.state.cursor.phase, "planning", "nothing happens before time is up");
  holds(watcher.scene.covered.length > 0, "some dials aren't set yet");
  await clock.pass(1500);
  holds(watcher.scene.state.cursor.phase !== "planning", "when time is up, the game sets default dials");
  holds(
    watcher.scene.log.some(({ text }) => text.startsWith("Time is up")),
    "the log says that time is up",
  );
  await clock.pass(500);
  const asked = watcher.scene.number;
  await clock.pass(90_000);
  same(watcher.scene.number, asked, "the next phase has its own time");
  await clock.pass(600_000);
  holds(watcher.scene.state.round > 1, "a game without players continues from phase to phase");
  shut(table);
}

async function more(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { phase: 100 } } } });
  const { watcher, seated, clock } = table;
  await playUntil(seated, randomFrom(1), isPlanning(table));
  await clock.pass(90_000);
  await there(seated[0], "seat").client.grantTime(60_000);
  same(Math.round((watcher.last.clocks?.phase ?? 0) / 1000), 70, "the clients see how many seconds are left");
  await clock.pass(69_000);
  same(watcher.scene.state.cursor.phase, "planning", "the phase continues during the extra time");
  await clock.pass(2000);
  holds(watcher.scene.state.cursor.phase !== "planning", "the phase ends after the extra time");
  shut(table);
}

async function match(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { match: 600 } } } });
  const { watcher, seated, clock } = table;
  await playUntil(seated, randomFrom(1), isPlanning(table));
  await clock.pass(599_000);
  same(watcher.scene.state.timeCalled, false, "time isn't called before it is up");
  await clock.pass(1000);
  same(watcher.scene.state.timeCalled, true, "time is called when the match's time is up");
  const number = watcher.scene.number;
  await clock.pass(1_000_000);
  same(watcher.scene.number, number, "the match clock gives no default answers");
  shut(table);
}

async function seats(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { seat: 300 } } } });
  const { watcher, seated, clock } = table;
  await playUntil(seated, randomFrom(1), isPlanning(table));
  const [one, other] = [there(seated[0], "seat"), there(seated[1], "seat")];
  const dials = openIn(one.scene, 0).map(({ number, options }) => ({ input: "answer", seat: 0, ask: number, key: options[0]?.key ?? "" }));
  await clock.pass(100_000);
  same(await one.client.give(dials), undefined, "the first player sets their dials");
  same(
    one.last.clocks?.seats?.map((left) => Math.round(left / 1000)),
    [200, 200],
    "both players have used a third of their time",
  );
  await clock.pass(150_000);
  same(watcher.scene.covered, [1], "the game still waits for the other player");
  const rows = await rowsIn(table.journal);
  await clock.pass(51_000);
  holds(watcher.scene.state.cursor.phase !== "planning", "when the other player's time is up, the game sets default dials");
  holds((other.last.clocks?.seats?.[0] ?? 0) > 190_000, "a player who has answered loses no time");
  const again = await tableFrom(world, await world.journal(rows));
  same(
    again.watcher.last.clocks?.seats?.map((left) => Math.round(left / 1000)),
    [200, 200],
    "the time that players have used is in the journal",
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
  same(await step(seated, randomFrom(1)), { refused: "not kept" }, "an answer that can't be saved is refused");
  same(Math.round((watcher.last.clocks?.phase ?? 0) / 1000), 60, "seconds left after the refused answer");
  shut(table);
}

async function oneLeads(world: World, name: string): Promise<void> {
  const journal = await world.journal();
  const first = await tableOf(world, name, { journal, setup: { agreements: { clocks: { match: 600 } } } });
  const second = await tableFrom(world, journal);
  await second.host.lead(false);
  shut(first);
  await second.clock.pass(700_000);
  same(second.watcher.scene.state.timeCalled, false, "a host that doesn't lead doesn't call time");
  await second.host.lead(true);
  await second.clock.pass(600_000);
  same(second.watcher.scene.state.timeCalled, true, "the host calls time once it leads");
  shut(second);
}

async function none(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  await playUntil(table.seated, randomFrom(1), isPlanning(table));
  const before = table.watcher.messages.length;
  await table.clock.pass(100_000_000);
  same([table.watcher.messages.length, table.watcher.last.clocks], [before, undefined], "no message is sent, and no clock is shown");
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
