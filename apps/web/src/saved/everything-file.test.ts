/** Checks that the backup file restores what was saved, that other files are refused, and that the browser's data is never lost. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareRows, makeEverything, parseEverything, type SavedGame } from "../game-worker/shared/everything-file.ts";
import { type Draft, MOST_DRAFTS } from "../lists/drafts/drafts.ts";
import { fileProblemInWords } from "../words/game-worker/worker.ts";
import { mergeLists } from "./merge-lists.ts";

const GAME: SavedGame = { id: "g", names: ["Ana", "Ben"], round: 2, isOver: false, changed: 7, rows: [{ row: "opened" }] };

const draft = (id: string, name = id, pilot = id): Draft => ({
  id,
  name,
  entry: { format: "standard-100", squads: [{ faction: "rebel", ships: [{ pilot, upgrades: [] }] }] },
  changed: 1,
});

describe("the backup file", () => {
  test("restores what was saved in it", () => {
    const lists = [draft("a"), draft("b")];
    expect(parseEverything(makeEverything(lists, [GAME]))).toEqual({ ok: true, value: { lists, games: [GAME] } });
  });

  test.each([
    ["", "This isn't a Broadside file, or it's incomplete."],
    ["[]", "This isn't a Broadside file, or it's incomplete."],
    ["{", "This isn't a Broadside file, or it's incomplete."],
    ['{"format":"other"}', "This isn't a file with all games and lists."],
    ['{"format":"broadside-game"}', "This file holds a single game. To load it, go to Play."],
    ['{"format":"broadside-everything","formatVersion":2}', "This file uses format version 2, but this Broadside reads format version 1."],
  ])("is refused with the reason if it is something else: %s", (text, reason) => {
    const read = parseEverything(text);
    expect(read.ok ? [] : read.problems.map(fileProblemInWords)).toEqual([reason]);
  });

  test("is empty if it has no lists or games", () => {
    expect(parseEverything('{"format":"broadside-everything","formatVersion":1}')).toEqual({ ok: true, value: { lists: [], games: [] } });
  });

  test("law: can contain anything without making reading throw", () => {
    fc.assert(fc.property(fc.json(), (text) => typeof parseEverything(text).ok === "boolean"));
  });
});

describe("lists from a file", () => {
  const newId = () => "new";

  test("are added before the existing ones, in their order", () => {
    const { drafts, report } = mergeLists([draft("here")], [draft("a"), draft("b")], newId);
    expect(drafts.map(({ id }) => id)).toEqual(["a", "b", "here"]);
    expect(report).toEqual({ read: ["b", "a"], there: [], unread: [] });
  });

  test("change nothing if they exist already", () => {
    const here = [draft("a"), draft("b")];
    expect(mergeLists(here, here, newId)).toEqual({ drafts: here, report: { read: [], there: ["b", "a"], unread: [] } });
  });

  test("get a new id and a new name if another list has their id", () => {
    const { drafts } = mergeLists([draft("a", "Convoy", "here")], [draft("a", "Convoy", "there")], newId);
    expect(drafts.map(({ id, name }) => [id, name])).toEqual([
      ["new", "Convoy 2"],
      ["a", "Convoy"],
    ]);
  });

  test("are reported if they can't be read, and the others are still added", () => {
    const { drafts, report } = mergeLists([], [{ name: "Broken", id: "x", entry: 7 }, draft("a"), null], newId);
    expect(drafts.map(({ id }) => id)).toEqual(["a"]);
    expect(report.unread.map(({ name }) => name)).toEqual(["Unnamed list", "Broken"]);
  });

  test("are reported if there is no room for them, and all existing lists stay", () => {
    const full = Array.from({ length: MOST_DRAFTS }, (_, at) => draft(`d${at}`));
    const { drafts, report } = mergeLists(full, [draft("more")], newId);
    expect(drafts).toEqual(full);
    expect(report.unread).toEqual([{ name: "more", reason: expect.stringContaining("no room") }]);
  });
});

describe("a game's rows in a file, compared with the saved ones", () => {
  test.each([
    ["new", [], ["a"]],
    ["same or older", ["a", "b"], ["a", "b"]],
    ["same or older", ["a", "b"], ["a"]],
    ["newer", ["a"], ["a", "b"]],
    ["other", ["a", "b"], ["a", "c", "d"]],
  ] as const)("can be %s", (compared, saved, given) => {
    expect(compareRows(saved, given)).toBe(compared);
  });
});
