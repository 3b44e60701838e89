/** The file of everything: what it gives back, what it refuses, and that nothing here is lost by it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Draft, MOST_DRAFTS } from "../build/drafts/drafts.ts";
import { compareRows, makeEverything, parseEverything, type SavedGame } from "./everything-file.ts";
import { mergeLists } from "./merge-lists.ts";

const GAME: SavedGame = { id: "g", names: ["Ana", "Ben"], round: 2, isOver: false, changed: 7, rows: [{ row: "opened" }] };

const draft = (id: string, name = id, pilot = id): Draft => ({
  id,
  name,
  entry: { format: "standard-100", squads: [{ faction: "rebel", ships: [{ pilot, upgrades: [] }] }] },
  changed: 1,
});

describe("the file", () => {
  test("gives back what was put into it", () => {
    const lists = [draft("a"), draft("b")];
    expect(parseEverything(makeEverything(lists, [GAME]))).toEqual({ ok: true, value: { lists, games: [GAME] } });
  });

  test.each([
    ["", /cut short/],
    ["[]", /no file/],
    ["{", /cut short/],
    ['{"format":"other"}', /nothing that Broadside saves/],
    ['{"format":"broadside-game"}', /a single game/],
    ['{"format":"broadside-everything","formatVersion":2}', /is 2; this version of Broadside reads 1/],
  ])("is refused with its reason where it is something else: %s", (text, reason) => {
    const read = parseEverything(text);
    expect(read.ok ? "" : read.problems.map((problem) => problem.reason).join()).toMatch(reason);
  });

  test("without lists or games is read as one that has none", () => {
    expect(parseEverything('{"format":"broadside-everything","formatVersion":1}')).toEqual({ ok: true, value: { lists: [], games: [] } });
  });

  test("law: whatever it holds is read without a throw", () => {
    fc.assert(fc.property(fc.json(), (text) => typeof parseEverything(text).ok === "boolean"));
  });
});

describe("lists from a file", () => {
  const newId = () => "new";

  test("come beside those that are here, in their order", () => {
    const { drafts, report } = mergeLists([draft("here")], [draft("a"), draft("b")], newId);
    expect(drafts.map(({ id }) => id)).toEqual(["a", "b", "here"]);
    expect(report).toEqual({ read: ["b", "a"], there: [], unread: [] });
  });

  test("that are here already change nothing", () => {
    const here = [draft("a"), draft("b")];
    expect(mergeLists(here, here, newId)).toEqual({ drafts: here, report: { read: [], there: ["b", "a"], unread: [] } });
  });

  test("with an id that another list has get one of their own, and a name of their own", () => {
    const { drafts } = mergeLists([draft("a", "Convoy", "here")], [draft("a", "Convoy", "there")], newId);
    expect(drafts.map(({ id, name }) => [id, name])).toEqual([
      ["new", "Convoy 2"],
      ["a", "Convoy"],
    ]);
  });

  test("that cannot be read are named, and take no other with them", () => {
    const { drafts, report } = mergeLists([], [{ name: "Broken", id: "x", entry: 7 }, draft("a"), null], newId);
    expect(drafts.map(({ id }) => id)).toEqual(["a"]);
    expect(report.unread.map(({ name }) => name)).toEqual(["A list without a name", "Broken"]);
  });

  test("for which there is no room are named, and all that were here stay", () => {
    const full = Array.from({ length: MOST_DRAFTS }, (_, at) => draft(`d${at}`));
    const { drafts, report } = mergeLists(full, [draft("more")], newId);
    expect(drafts).toEqual(full);
    expect(report.unread).toEqual([{ name: "more", reason: expect.stringContaining("no room") }]);
  });
});

describe("the rows of a game", () => {
  test.each([
    ["new", [], ["a"]],
    ["same or older", ["a", "b"], ["a", "b"]],
    ["same or older", ["a", "b"], ["a"]],
    ["newer", ["a"], ["a", "b"]],
    ["other", ["a", "b"], ["a", "c", "d"]],
  ] as const)("are %s", (compared, kept, given) => {
    expect(compareRows(kept, given)).toBe(compared);
  });
});
