/** Games that browsers saved in an earlier version open, continue and can be watched, whatever the current rules version. */
import { contentFor } from "@broadside/content";
import { type Host, type JournalRow, memoryJournal, openHost, rowsOf, startHost } from "@broadside/host";
import { freshScene, Seated } from "@broadside/host/suite";
import { type GameRecord, parseRecord, RULES_VERSION, replay } from "@broadside/rules";
import { replayOf, type Scene } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { SAVED_ROWS, type SavedRow } from "../shared/saved-browser-games.ts";

/** The players as journals stored them at the time. */
const formerPlayers = ({ names }: SavedRow) => names.map((name) => ({ kind: "person", name }) as const);

const CLOCK = { now: () => 0, after: () => () => {} };

function recordIn({ record: text }: SavedRow): GameRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.problems));
  return record.value;
}

async function hostOf(row: SavedRow): Promise<Host> {
  const options = { id: row.id, journal: memoryJournal(), contentFor, clock: CLOCK };
  const host = await startHost(options, { record: recordIn(row) });
  if (!host.ok) throw new Error(JSON.stringify(host.problems));
  return host.value;
}

const sceneOf = (host: Host): Promise<Scene> => freshScene(host, { seats: [] });

test("there is one game of each kind, in the middle of a round and at its end", () => {
  expect(SAVED_ROWS.map(([name]) => name)).toEqual([
    "epic-dogfight",
    "first-edition-finished",
    "first-edition-standard",
    "second-edition-2.0",
    "second-edition-2.5",
  ]);
});

describe.each(SAVED_ROWS)("%s", (_, row) => {
  test("opens in its round, with an open question unless it is over", async () => {
    const scene = await sceneOf(await hostOf(row));
    expect(scene.seats.map(({ name }) => name)).toEqual(row.names);
    expect([scene.state.round, scene.result !== undefined]).toEqual([row.round, row.isOver]);
    expect(scene.waiting.length > 0).toBe(!row.isOver);
  });

  test("can be watched from its start to where the player left it", async () => {
    const record = recordIn(row);
    const content = await contentFor(record.setup);
    const watched = content && replayOf(record, content);
    if (!watched?.ok) throw new Error("cannot be watched");
    const { stops } = watched.value;
    expect(stops[0]?.round).toBe(0);
    expect(stops.at(-1)?.round).toBe(row.round);
    const { game } = watched.value.at(stops.length - 1);
    expect(JSON.parse(JSON.stringify(game.state))).toEqual(JSON.parse(JSON.stringify(replay(record))));
  });

  test("continues from a journal of the older format, rewritten after its rows; a finished game under older rules stays as it is", async () => {
    const older = JSON.parse(row.record) as GameRecord;
    const rows = rowsOf({ ...older, names: {} }, []).map(
      (one): JournalRow => (one.row === "opened" ? { ...one, players: formerPlayers(row) } : one),
    );
    const before = rows.length;
    const opened = async () => {
      const host = await openHost({ id: row.id, journal: memoryJournal(rows), contentFor, clock: CLOCK });
      if (!host.ok) throw new Error(JSON.stringify(host.problems));
      return { scene: await sceneOf(host.value), record: await host.value.record() };
    };
    const first = await opened();
    const staysClosed = row.isOver && older.rulesVersion !== RULES_VERSION;
    expect(rows.slice(before).filter((one) => one.row === "opened")).toMatchObject(staysClosed ? [] : [{ formatVersion: 3 }]);
    const written = rows.length;
    expect(await opened()).toEqual(first);
    expect(rows.length).toBe(written);
    expect([first.scene.state.round, first.record.formatVersion]).toEqual([row.round, 3]);
  });
});

test.each(SAVED_ROWS.filter(([, { isOver }]) => !isOver))("%s continues to its end", async (_, row) => {
  const host = await hostOf(row);
  const { rulesVersion } = recordIn(row);
  const { client: judge } = new Seated(host, { seats: [], isJudge: true });
  await judge.give([{ input: "time" }]);
  let scene = await sceneOf(host);
  for (let hurried = 0; hurried < 500 && !scene.result; hurried += 1) {
    expect(await judge.give([{ input: "hurry", seat: "judge", number: scene.number }])).toBeUndefined();
    scene = await sceneOf(host);
  }
  expect(scene.result).toBeDefined();
  expect(scene.log.filter(({ text }) => text.startsWith("The rules lost their place"))).toEqual([]);
  expect((await host.record()).resumed).toEqual(
    rulesVersion === RULES_VERSION ? undefined : [{ rulesVersion, number: expect.any(Number) }],
  );
});
