/** Hashes reveal rows that were changed outside the log. */

import { contentHash, invariant } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkEvent } from "../check/check.ts";
import { readOpenEvent, writeOpenEvent } from "../file/open-format.ts";
import { parseEntry } from "../file/read-entry.ts";
import { JUDGE, listFor, logWith, MORNING, ORGANISER, pairedLog, playRounds, refusal, settingsOf, write } from "../rows/sample-event.ts";
import { type Edit, editsIn, hashOf, openEdits } from "./chain.ts";
import { openLog } from "./event-log.ts";
import type { Entry, Happening } from "./log.ts";

const played = (): readonly Entry[] => {
  const log = logWith("epic-dogfight", 4);
  playRounds(log, 2);
  return log.entries;
};

/** Rows as in a file from before hashes were introduced. */
const unhashed = (entries: readonly Entry[]): readonly Entry[] => entries.map(({ hash, ...row }) => row);

const renamed = (entry: Entry): Entry => ({ ...entry, by: `${entry.by}x` });

const edited = (entries: readonly Entry[], ...rows: readonly number[]): readonly Entry[] =>
  entries.map((entry) => (rows.includes(entry.number) ? renamed(entry) : entry));

const exactly = (row: number): Edit => ({ first: row, last: row });

test("every row has a hash of itself and the row before, which any program can recompute", () => {
  const entries = played();
  const keysInOrder =
    '{"at":"2026-11-14T09:00:00.000Z","by":"organiser","number":2,"what":{"kind":"registered","name":"Player p1","person":"p1"}}';
  expect(entries[1]?.hash).toBe(contentHash(`${entries[0]?.hash}${keysInOrder}`));
  expect(new Set(entries.map(({ hash }) => hash)).size).toBe(entries.length);
  expect(editsIn(entries)).toEqual([]);
});

test("every edited row is found, and no other row", () => {
  const entries = played();
  expect(editsIn(edited(entries, 5))).toEqual([exactly(5)]);
  expect(editsIn(edited(entries, 5, 9))).toEqual([exactly(5), exactly(9)]);
  expect(editsIn(edited(entries, 1))).toEqual([exactly(1)]);
  expect(editsIn(edited(entries, entries.length))).toEqual([exactly(entries.length)]);
});

test("a row that was inserted, or whose hash was removed, is found", () => {
  const entries = played();
  const [fifth] = entries.slice(4);
  invariant(fifth, "there are five rows");
  const { hash, ...bare } = fifth;
  expect(editsIn(entries.with(4, bare))).toEqual([exactly(5)]);
  const numbered = entries.toSpliced(4, 0, bare).map((row, at) => ({ ...row, number: at + 1 }));
  expect(editsIn(numbered)[0]).toEqual(exactly(5));
  const shorter = entries.toSpliced(4, 1).map((row, at) => ({ ...row, number: at + 1 }));
  expect(editsIn(shorter)[0]).toEqual(exactly(5));
});

test("law: any change to any row is found in exactly that row", () => {
  const entries = played();
  fc.assert(
    fc.property(fc.nat(entries.length - 1), fc.string(), (at, text) => {
      const row = entries[at];
      invariant(row, "there is such a row");
      const name = `${row.at}${text}`;
      expect(editsIn(entries.with(at, { ...row, at: name }))).toEqual(text === "" ? [] : [exactly(at + 1)]);
    }),
  );
});

test("the layout of the file doesn't matter: changed spaces and a changed order of fields aren't edits", () => {
  const again = played().map(({ hash, what, by, at, number }) => {
    const turned = Object.fromEntries(Object.entries(what).reverse()) as unknown as Happening;
    const read = parseEntry(JSON.stringify({ hash, what: turned, by, at, number }, undefined, 2));
    invariant(read.ok, "the row is read");
    return read.value;
  });
  expect(editsIn(again)).toEqual([]);
});

test("a log without hashes is still valid, and the next row starts the chain", () => {
  const old = unhashed(played());
  expect(editsIn(old)).toEqual([]);
  expect(editsIn(edited(old, 5))).toEqual([]);
  const log = openLog(old);
  invariant(log.ok, "it opens");
  write(log.value, { kind: "registered", person: "p9", name: "Late" });
  expect(log.value.entries.at(-1)?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(editsIn(log.value.entries)).toEqual([]);
  const row = log.value.entries.length;
  const [changed] = editsIn(edited(log.value.entries, row - 1));
  expect(changed).toEqual({ first: 1, last: row });
});

test("if an event made with hashes has lost them all, all its rows count as edited, even after rows are added", () => {
  const log = logWith("epic-dogfight", 2, { settings: settingsOf("epic-dogfight", { agreements: { aids: "strict" } }) });
  expect(editsIn(log.entries)).toEqual([]);
  const stripped = openLog(unhashed(log.entries));
  invariant(stripped.ok, "it opens");
  const all = { first: 1, last: log.entries.length };
  expect(editsIn(stripped.value.entries)).toEqual([all]);
  write(stripped.value, { kind: "registered", person: "p9", name: "Late" });
  expect(editsIn(stripped.value.entries)).toEqual([all]);
  expect(checkEvent(stripped.value.entries).findings).toContainEqual(expect.objectContaining({ entry: all.last, weight: "broken" }));
  write(stripped.value, { kind: "edit accepted", rows: [all.last] });
  expect(openEdits(stripped.value.entries)).toEqual([]);
});

test("for an older event without hashes, the check notes that edits can't be found", () => {
  expect(checkEvent(unhashed(played())).findings).toContainEqual({ found: { key: "no row has a hash" }, weight: "note" });
});

test("undoing rows continues the chain", () => {
  const log = pairedLog("epic-dogfight", 4);
  write(log, { kind: "undone", entry: log.entries.length });
  write(log, { kind: "undone", entry: log.entries.length });
  expect(editsIn(log.entries)).toEqual([]);
});

test("an edit that an organiser has accepted gets a note, and any later edit is still found", () => {
  const log = openLog(
    edited(played(), 3).map((row) => (row.number === 3 ? { ...row, by: ORGANISER, at: "2026-11-14T10:00:00.000Z" } : row)),
  );
  invariant(log.ok, "it opens");
  expect(openEdits(log.value.entries)).toEqual([exactly(3)]);
  expect(checkEvent(log.value.entries).findings).toContainEqual({
    entry: 3,
    found: { key: "row was edited", edit: exactly(3), accepted: false },
    weight: "broken",
  });
  write(log.value, { kind: "edit accepted", rows: [3] });
  expect(openEdits(log.value.entries)).toEqual([]);
  expect(checkEvent(log.value.entries).findings.filter(({ found }) => found.key === "row was edited")).toEqual([
    { entry: 3, found: { key: "row was edited", edit: exactly(3), accepted: true }, weight: "note" },
  ]);
  const row = log.value.entries.length;
  expect(openEdits(edited(log.value.entries, 5))).toEqual([exactly(5)]);
  expect(
    openEdits(
      log.value.entries.map((entry) => (entry.number === row ? { ...entry, what: { kind: "edit accepted", rows: [3, 5] } } : entry)),
    ),
  ).toEqual([exactly(row)]);
  write(log.value, { kind: "undone", entry: row });
  expect(openEdits(log.value.entries)).toEqual([exactly(3)]);
});

test("only an organiser can accept an edit", () => {
  const log = logWith("epic-dogfight", 2);
  write(log, { kind: "staffed", person: JUDGE, name: "Jo", role: "judge" });
  for (const by of [JUDGE, "p1"])
    expect(refusal(log, { kind: "edit accepted", rows: [2] }, by)).toMatchObject({ key: "not for this role" });
});

test("an open document has hashes only if it has the lists, and otherwise gets new ones when opened", () => {
  const log = logWith("epic-dogfight", 0);
  write(log, { kind: "registered", person: "p1", name: "Ana" }, ORGANISER, MORNING);
  write(log, { kind: "handed in", player: "p1", list: { ...listFor(log), file: "{}" } });
  const opened = (lists: boolean): readonly Entry[] => {
    const read = readOpenEvent(writeOpenEvent(log, { lists }));
    invariant(read.ok, "it opens again");
    return read.value.entries;
  };
  expect(opened(true)).toEqual(log.entries);
  expect(writeOpenEvent(log, { lists: false })).not.toContain('"hash"');
  expect(opened(false).map(({ hash }) => hash)).not.toContain(undefined);
  expect(editsIn(opened(false))).toEqual([]);
});

test("a log with a thousand rows can be checked again and again within seconds", { timeout: 30_000 }, () => {
  const some = played();
  const rows = Array.from({ length: 1000 }, (_, at) => ({ ...some[at % some.length], number: at + 1 }) as Entry);
  const { entries } = rows.reduce<{ entries: Entry[]; end: string | undefined }>(
    ({ entries: before, end }, row) => {
      const hash = hashOf(row, end);
      before.push({ ...row, hash });
      return { entries: before, end: hash };
    },
    { entries: [], end: undefined },
  );
  for (let time = 0; time < runs(100); time += 1) expect(editsIn(entries)).toEqual([]);
});
