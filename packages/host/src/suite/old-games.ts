/** Tests games from older versions: they continue from their last keyframe, or can be watched. */
import { type GameRecord, parseRecord, RULES_VERSION, restore } from "@broadside/rules";
import { replayOf } from "@broadside/telling";
import { contentsOf } from "../journal/journal.ts";
import { openHost, startHost } from "../open-host.ts";
import { FakeClock } from "./fake-clock.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { playUntil, randomFrom } from "./seated.ts";
import { rowsIn, shut, tableFrom } from "./table.ts";

const OLD = "0";

function recordFrom(text: string, change: Partial<GameRecord> = {}): GameRecord {
  const read = parseRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { ...read.value, ...change };
}

async function hostOf(world: World, record: GameRecord) {
  const journal = await world.journal();
  const options = { id: "game", journal, contentFor: world.contentFor, clock: new FakeClock(world.rest) };
  return { journal, made: await startHost(options, { record }) };
}

/**
 * Tests that a saved game continues. Under the same rules it continues exactly where it was saved. Under newer rules its latest input
 * number is one higher, because the change of rules gets a number too.
 */
async function goesOn(world: World, text: string): Promise<void> {
  const record = recordFrom(text);
  const { journal, made } = await hostOf(world, record);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  made.value.close();
  const table = await tableFrom(world, journal);
  const isOurs = record.rulesVersion === RULES_VERSION;
  const last = there(record.entries.at(-1), "entry").number;
  same(table.watcher.scene.number, isOurs ? last : last + 1, "the game continues at its last input, or one later under newer rules");
  await playUntil(table.seated, randomFrom(1), () => table.watcher.scene.number > last + 20);
  holds(table.watcher.scene.number > last + 1, "the game continues");
  same((await table.host.record()).resumed !== undefined, !isOurs, "the record is marked only if the rules have changed");
  shut(table);
}

async function resumes(world: World, text: string): Promise<void> {
  const record = recordFrom(text, { rulesVersion: OLD });
  const { journal, made } = await hostOf(world, record);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  made.value.close();
  const last = there(record.entries.at(-1), "entry").number;
  const frame = there(record.keyframes.at(-1), "keyframe");
  const table = await tableFrom(world, journal);
  const { watcher, seated, host } = table;
  same(
    [watcher.scene.state.round, watcher.scene.number],
    [frame.state.round, last + 1],
    "the game continues from its last keyframe, under a new number",
  );
  holds(
    watcher.scene.log.some((line) => line.text.includes("continues under newer rules (0 → ")),
    "the log says that the rules are newer",
  );
  const resumed = await host.record();
  same(
    [resumed.rulesVersion, resumed.resumed],
    [RULES_VERSION, [{ rulesVersion: OLD, number: last + 1 }]],
    "the record says when the rules changed",
  );
  same(resumed.keyframes.length, record.keyframes.length + 1, "the game keeps its keyframes and gets one more");
  await playUntil(seated, randomFrom(1), () => watcher.scene.number > last + 40);
  holds(watcher.scene.number > last + 1, "the game can be played on");
  const later = await host.record();
  const content = there(await world.contentFor(record.setup), "content");
  const watched = replayOf(recordFrom(JSON.stringify(later)), content);
  if (!watched.ok) throw new Error(JSON.stringify(watched.problems));
  const { game } = watched.value.at(watched.value.stops.length - 1);
  same(game.state, restore((await host.problem()).pending, content).state, "the replay ends at the current state");
  const again = await tableFrom(world, await world.journal(await rowsIn(journal)));
  same(again.watcher.scene, watcher.scene, "loading the game again gives the same scene");
  same(await again.host.record(), later, "loading the game again gives the same record");
  shut(again);
  shut(table);
}

async function finishedOne(world: World): Promise<void> {
  const record = recordFrom(world.finished, { rulesVersion: OLD });
  const { made, journal } = await hostOf(world, record);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = await tableFrom(world, journal);
  holds(table.watcher.scene.result !== undefined, "the finished game shows its result");
  const { claim: _claim, ...rest } = record;
  same(await table.host.record(), { ...(await table.host.record()), ...rest }, "the record doesn't change");
  same((await table.seated[0]?.client.give([{ input: "concede", seat: 0 }]))?.refused, "only to be watched", "an input is refused");
  shut(table);
  made.value.close();
}

async function lostKeyframes(world: World, text: string): Promise<void> {
  const record = recordFrom(text, { rulesVersion: OLD });
  // These ships have no owner, so they can be drawn but not played.
  const broken = { ...record, keyframes: record.keyframes.map((frame) => ({ ...frame, state: { ...frame.state, seats: [] } })) };
  const { made } = await hostOf(world, broken);
  holds(!made.ok && made.problems.some(({ path }) => path === "rulesVersion"), "opening the game fails because of its rules version");
  const content = there(await world.contentFor(record.setup), "content");
  const watched = replayOf(broken, content);
  holds(watched.ok && watched.value.stops.length > 10, "the game can still be watched");
  if (watched.ok)
    same(
      watched.value.at(watched.value.stops.length - 1).game.state.round,
      record.keyframes.at(-1)?.state.round,
      "the replay runs to the last round",
    );
}

async function noGame(world: World): Promise<void> {
  const options = { id: "game", contentFor: world.contentFor, clock: new FakeClock(world.rest) };
  const empty = await openHost({ ...options, journal: await world.journal() });
  holds(!empty.ok, "opening an empty journal fails");
  same(contentsOf([]), undefined, "an empty journal has no contents");
}

export const OLD_GAME_CASES = (names: readonly string[]): readonly SuiteCase[] => [
  ...names.flatMap((name): readonly SuiteCase[] => [
    {
      title: `${name}: a game saved by an earlier version can be continued`,
      run: (world) => goesOn(world, there(world.records[name], name)),
    },
    {
      title: `${name}: a game saved under older rules continues from its last keyframe`,
      run: (world) => resumes(world, there(world.records[name], name)),
    },
  ]),
  { title: "a finished game of older rules can be watched but not played", run: finishedOne },
  {
    title: "a game of older rules can be watched even if it can't be continued from its keyframes",
    run: (world) => lostKeyframes(world, there(world.records[there(names[0], "name")], "record")),
  },
  { title: "an empty journal can't be opened", run: noGame },
];
