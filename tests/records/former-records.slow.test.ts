/**
 * Games of record format 2, all from rules version 4. They are converted to format 3 when they are read, and keep their verdicts. Journals
 * of that format open and continue.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { contentFor, verifyRecord } from "@broadside/content";
import { type Host, type JournalRow, memoryJournal, openHost } from "@broadside/host";
import { freshScene, Seated } from "@broadside/host/suite";
import { type GameRecord, parseRecord, RULES_VERSION, withName } from "@broadside/rules";
import type { Scene } from "@broadside/telling";
import { readGzip } from "@broadside/tools/files/gzip-file";
import { describe, expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "..", "shared", "former-records");
const filesWith = (ending: string) =>
  readdirSync(FOLDER)
    .toSorted()
    .filter((file) => file.endsWith(ending))
    .map((file): readonly [string, string] => [file.replace(ending, ""), readGzip(join(FOLDER, file))]);

const RECORDS = filesWith(".json.gz");
const JOURNALS = filesWith(".jsonl.gz");

function read(text: string): GameRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.problems.slice(0, 3)));
  return record.value;
}

test("there are records of every edition", () => {
  expect(new Set(RECORDS.map(([, text]) => read(text).setup.edition))).toEqual(new Set(["1e", "2.0", "2.5"]));
  expect(JOURNALS.map(([name]) => name)).toEqual(["journal-finished", "journal-running"]);
});

describe.each(RECORDS)("%s", (_, text) => {
  const record = read(text);

  test("is read in format 3, with ids in place of names", () => {
    const { dice, names, ...game } = record;
    expect(game.formatVersion).toBe(3);
    expect(Object.keys(names)).toEqual(expect.arrayContaining(record.setup.seats.map(({ player }) => player)));
    const hashed = JSON.stringify(game);
    for (const name of Object.values(names)) expect(hashed).not.toContain(JSON.stringify(name));
    expect(dice?.formerSetup).toEqual((JSON.parse(text) as { setup: unknown }).setup);
  });

  test("still proves its game, and does so with other names too", async () => {
    const verdict = { verdict: "same", rulesVersion: RULES_VERSION };
    expect(await verifyRecord(record)).toMatchObject(verdict);
    const [first] = record.setup.seats;
    expect(await verifyRecord(withName(record, first?.player ?? "", "Another Name"))).toMatchObject(verdict);
  });

  test("loses its dice together with a name, because they were made from the name", async () => {
    const [first] = record.setup.seats;
    const name = record.names[first?.player ?? ""] ?? "";
    const withdrawn = withName(record, first?.player ?? "", undefined);
    expect(JSON.stringify(record)).toContain(JSON.stringify(name));
    expect(JSON.stringify(withdrawn)).not.toContain(JSON.stringify(name));
    expect(await verifyRecord(withdrawn)).toMatchObject({ verdict: "not proven" });
  });
});

async function opened(rows: JournalRow[]): Promise<{ readonly host: Host; readonly scene: Scene }> {
  const clock = { now: () => 7, after: () => () => {} };
  const host = await openHost({ id: "game", journal: memoryJournal(rows), contentFor, clock });
  if (!host.ok) throw new Error(JSON.stringify(host.problems));
  return { host: host.value, scene: await freshScene(host.value, { seats: [0, 1] }) };
}

describe.each(JOURNALS)("%s", (_, text) => {
  const rowsNow = (): JournalRow[] => text.split("\n").map((line) => JSON.parse(line) as JournalRow);

  test("opens with its players' names, is written again in format 3, and opens again", async () => {
    const rows = rowsNow();
    const before = rows.length;
    const { host, scene } = await opened(rows);
    expect(scene.seats.map(({ name }) => name)).toEqual(["Anna", "Ben"]);
    expect(scene.log.map(({ text: line }) => line).join()).not.toContain("couldn't be read");
    const added = rows.slice(before);
    expect(added[0]).toMatchObject({ row: "opened", formatVersion: 3, at: 7 });
    expect(added.find(({ row }) => row === "names")).toMatchObject({ names: { "former-1": "Anna", "former-2": "Ben" } });
    const record = await host.record();
    expect(await verifyRecord(read(JSON.stringify(record)))).toMatchObject({ verdict: "same" });
    await host.close();
    const again = await opened(rows);
    expect(again.host.players).toEqual(host.players);
    expect(await again.host.record()).toEqual(record);
    await again.host.close();
  });
});

test("in the running game, a bot stands in for a person who wasn't in the set-up, and gives the seat back", async () => {
  const [, running] = JOURNALS;
  const { host, scene } = await opened((running?.[1] ?? "").split("\n").map((line) => JSON.parse(line) as JournalRow));
  expect(scene.bots).toEqual([{ seat: 1, level: "cadet", isStandIn: true }]);
  const { client } = new Seated(host, { seats: [1] });
  expect(await client.give([{ input: "away", seat: 1, away: false }])).toBeUndefined();
  expect(host.players).toEqual([{ id: "former-1" }, { id: "former-3" }]);
  expect(host.summary.names).toEqual({ "former-1": "Anna", "former-2": "Ben", "former-3": "Carla" });
  expect(scene.log.filter(({ text }) => text.startsWith("Anna looks at their"))).toHaveLength(1);
  await host.close();
});
