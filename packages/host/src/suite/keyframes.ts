/** Tests that the journal gets all of a game's keyframes, and that a running game continues where it was after the rules have changed. */
import { type GameRecord, RULES_VERSION, readRecord, verify } from "@broadside/rules";
import { replayOf } from "@broadside/telling";
import { contentsOf, type Journal, type JournalRow } from "../journal/journal.ts";
import { openHost } from "../open-host.ts";
import { FakeClock } from "./fake-clock.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { playUntil, randomFrom } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

const OLDER = "0";
/** The round in which games are saved. Two rounds later, players who answer at random have few ships left. */
const ROUND = 2;
const HOLDS = { setUp: "holds", beyond: [] } as const;

const recordIn = (rows: readonly JournalRow[]): GameRecord => there(contentsOf(rows), "game in the journal").record;
const numbersOf = ({ keyframes }: GameRecord): readonly number[] => keyframes.map(({ number }) => number);

/** Returns the journal of a game of a few rounds, with an undo across the start of a round. */
async function playedRows(world: World, name: string): Promise<readonly JournalRow[]> {
  const table = await tableOf(world, name);
  await playToRound(table, 2);
  const back = there((await table.host.record()).keyframes.at(-1), "keyframe").number - 2;
  const [own] = table.seated;
  same(await there(own, "seat").client.give([{ input: "undo", seat: 0, to: back }]), undefined, "an undo is proposed");
  const proposal = there(table.watcher.scene.proposal, "proposal");
  same(
    await there(table.seated[1], "seat").client.give([{ input: "agree", seat: 1, proposal: proposal.number, yes: true }]),
    undefined,
    "the other player agrees to the undo",
  );
  same(table.watcher.scene.state.round, 1, "the undo returns the game to the previous round");
  await playToRound(table, ROUND);
  await expectKeyframes(world, table, "played without a break");
  shut(table);
  return rowsIn(table.journal);
}

async function playToRound({ seated, watcher }: TestTable, round: number): Promise<void> {
  await playUntil(seated, randomFrom(round), () => watcher.scene.state.round >= round);
  // Plays on until the game is past the start of the round.
  const { number } = watcher.scene;
  await playUntil(seated, randomFrom(round), () => watcher.scene.number >= number + 3);
  same(watcher.scene.state.round, round, "the round that was reached");
}

/** Expects one keyframe in the journal for each round of the game, and a record that proves the game. */
async function expectKeyframes(world: World, { host, journal }: TestTable, when: string): Promise<void> {
  const record = JSON.parse(JSON.stringify(await host.record())) as GameRecord;
  same(numbersOf(recordIn(await rowsIn(journal))), numbersOf(record), `${when}: the journal has the game's keyframes`);
  same(
    record.keyframes.map(({ state }) => state.round),
    [...record.keyframes.keys()],
    `${when}: there is one keyframe for each round`,
  );
  const content = there(await world.contentFor(record.setup), "content");
  same(verify(record, content, HOLDS).verdict, "same", `${when}: the record verifies`);
}

/** Opens the game twice more, with a round played in between, and checks that nothing is lost and nothing is written twice. */
async function wokenTwice(world: World, rows: readonly JournalRow[], wanted: number): Promise<void> {
  const journal = await world.journal(rows);
  const first = await tableFrom(world, journal);
  const { round } = first.watcher.scene.state;
  same(first.watcher.scene.number, wanted, "the game continues where it was");
  await expectKeyframes(world, first, "loaded");
  await playToRound(first, round + 1);
  await expectKeyframes(world, first, "loaded and played on");
  shut(first);
  const before = await rowsIn(journal);
  const second = await tableFrom(world, journal);
  same(second.watcher.scene, first.watcher.scene, "the game continues where it was when it is loaded again");
  same(await second.host.record(), await first.host.record(), "the game has the same record when it is loaded again");
  same((await rowsIn(journal)).length, before.length, "loading the game writes nothing");
  await playUntil(second.seated, randomFrom(1), () => second.watcher.scene.number > first.watcher.scene.number + 20);
  await expectKeyframes(world, second, "loaded twice and played on");
  shut(second);
}

/** Returns a journal's rows as earlier versions wrote them, with only some of the keyframes. */
function withKeyframes(rows: readonly JournalRow[], isThere: (place: number, count: number) => boolean): readonly JournalRow[] {
  const { keyframes } = recordIn(rows);
  const left = keyframes.filter((_, place) => isThere(place, keyframes.length));
  return [...rows.filter(({ row }) => row !== "keyframes"), { row: "keyframes", kept: 0, added: left }];
}
const onlyFirst = (rows: readonly JournalRow[]): readonly JournalRow[] => withKeyframes(rows, (place) => place === 0);
const firstAndLast = (rows: readonly JournalRow[]): readonly JournalRow[] =>
  withKeyframes(rows, (place, count) => place === 0 || place === count - 1);

const ofOlderRules = (rows: readonly JournalRow[]): readonly JournalRow[] =>
  rows.map((row) => (row.row === "opened" ? { ...row, rulesVersion: OLDER } : row));

const lastNumber = (rows: readonly JournalRow[]): number => there(recordIn(rows).entries.at(-1), "entry").number;

async function resumedTwice(world: World, name: string): Promise<void> {
  const rows = ofOlderRules(await playedRows(world, name));
  const journal = await world.journal(rows);
  const frames = numbersOf(recordIn(rows));
  const first = await tableFrom(world, journal);
  const { round } = first.watcher.scene.state;
  same([round, first.watcher.scene.number], [ROUND, lastNumber(rows) + 1], "the game continues in its round, under a new number");
  const now = await first.host.record();
  same([now.rulesVersion, now.resumed?.length], [RULES_VERSION, 1], "the record says that the rules have changed");
  same(numbersOf(now), [...frames, lastNumber(rows) + 1], "the game keeps its keyframes and gets one more");
  await playToRound(first, round + 1);
  shut(first);
  const second = await tableFrom(world, journal);
  same(second.watcher.scene, first.watcher.scene, "the game continues where it was when it is loaded again");
  same(numbersOf(recordIn(await rowsIn(journal))), numbersOf(await second.host.record()), "the journal has all keyframes");
  shut(second);
  // The rules change again: now the journal has keyframes of three versions.
  const thirdRows = (await rowsIn(journal)).map((row) => (row.row === "resumed" ? { ...row, rulesVersion: "1" } : row));
  const third = await tableFrom(world, await world.journal(thirdRows));
  same(third.watcher.scene.state.round, round + 1, "the game continues in its round after the second change of rules");
  same((await third.host.record()).resumed?.length, 2, "the record has both changes of rules");
  shut(third);
  const fourth = await tableFrom(world, await world.journal(onlyTakeover(thirdRows)));
  same(fourth.watcher.scene, second.watcher.scene, "the game continues where it was without its later keyframes");
  same((await fourth.host.record()).resumed?.length, 1, "its record then has only the first change of rules");
  shut(fourth);
}

/** Removes the keyframes after the change of rules, except the first. */
function onlyTakeover(rows: readonly JournalRow[]): readonly JournalRow[] {
  const since = there(recordIn(rows).resumed?.[0], "change of rules").number;
  return withKeyframes(rows, (place) => (recordIn(rows).keyframes[place]?.number ?? 0) <= since);
}

async function continuesWhereItWas(world: World, rows: readonly JournalRow[]): Promise<void> {
  const older = ofOlderRules(rows);
  const journal = await world.journal(older);
  const table = await tableFrom(world, journal);
  same([table.watcher.scene.state.round, table.watcher.scene.number], [ROUND, lastNumber(rows)], "the game continues where it was");
  const record = await table.host.record();
  same([record.rulesVersion, record.resumed], [RULES_VERSION, undefined], "the record shows no change of rules");
  await expectKeyframes(world, table, "under newer rules");
  shut(table);
  await wokenTwice(world, await rowsIn(journal), lastNumber(rows));
}

/** Opens the journal while the disk is full, and frees space later. */
async function rewrittenLater(world: World, rows: readonly JournalRow[]): Promise<void> {
  const inner = await world.journal(rows);
  let isFull = true;
  const journal: Journal = {
    isLasting: true,
    load: (after) => inner.load(after),
    append: (after, added) => (isFull ? Promise.reject(new Error("no disk")) : inner.append(after, added)),
  };
  const table = await tableFrom(world, journal);
  same(await rowsIn(inner), rows, "nothing is written while the disk is full");
  isFull = false;
  await playUntil(table.seated, randomFrom(1), () => table.watcher.scene.number > lastNumber(rows) + 5);
  same(recordIn(await rowsIn(inner)).rulesVersion, RULES_VERSION, "the journal has the game under the current rules");
  await expectKeyframes(world, table, "saved with a later answer");
  shut(table);
}

/** Returns rows in which one input caused its events in a different order under the older rules. */
function playedDifferently(rows: readonly JournalRow[]): { readonly rows: readonly JournalRow[]; readonly number: number } {
  const at = rows.findIndex((row) => row.row === "entry" && row.entry.number > 20 && row.entry.events.some((event) => "note" in event));
  const changed = there(rows[at], "row");
  if (changed.row !== "entry") throw new Error("not an entry");
  const { entry } = changed;
  return { rows: rows.with(at, { row: "entry", entry: { ...entry, events: entry.events.toReversed() } }), number: entry.number };
}

async function opensAsReplay(world: World, name: string): Promise<void> {
  const played = playedDifferently(onlyFirst(ofOlderRules(await playedRows(world, name))));
  const journal = await world.journal(played.rows);
  const opened = await openHost({ id: "game", journal, contentFor: world.contentFor, clock: new FakeClock(world.rest) });
  holds(!opened.ok, "the game can't be continued");
  holds(
    opened.problems.some(({ path }) => path === "rulesVersion"),
    "one problem is about the rules version",
  );
  holds(
    opened.problems.some(({ reason }) => reason.includes(`from input ${played.number} on`)),
    "one problem names the first input that the rules replay differently",
  );
  same(await rowsIn(journal), played.rows, "the journal doesn't change");
  const read = readRecord(recordIn(played.rows));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const replay = replayOf(read.value, there(await world.contentFor(read.value.setup), "content"));
  holds(replay.ok && replay.value.stops.length > 20, "the game opens as a replay");
}

export const KEYFRAME_CASES = (usual: string): readonly SuiteCase[] => [
  {
    title: "keyframes: a game that is loaded twice keeps all of them, and its record verifies",
    run: async (world) => {
      const rows = await playedRows(world, usual);
      await wokenTwice(world, rows, lastNumber(rows));
    },
  },
  ...(
    [
      ["the first", onlyFirst],
      ["the first and the last", firstAndLast],
    ] as const
  ).flatMap(([which, without]): readonly SuiteCase[] => [
    {
      title: `keyframes: loading a journal with only ${which} adds the missing ones`,
      run: async (world) => {
        const rows = await playedRows(world, usual);
        await wokenTwice(world, without(rows), lastNumber(rows));
      },
    },
    {
      title: `keyframes: with only ${which}, a game continues where it was if newer rules replay it the same way`,
      run: async (world) => continuesWhereItWas(world, without(await playedRows(world, usual))),
    },
  ]),
  {
    title: "keyframes: if a journal can't be rewritten on loading, a later answer rewrites it",
    run: async (world) => rewrittenLater(world, onlyFirst(ofOlderRules(await playedRows(world, usual)))),
  },
  {
    title: "keyframes: a game continues in the same round after the rules change once or twice",
    run: (world) => resumedTwice(world, usual),
  },
  {
    title: "keyframes: with only the first, a game that newer rules replay differently opens as a replay, and the error says why",
    run: (world) => opensAsReplay(world, usual),
  },
];
