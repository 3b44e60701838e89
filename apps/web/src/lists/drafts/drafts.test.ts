import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Draft,
  draftOf,
  freeName,
  MOST_DRAFTS,
  makeDrafts,
  parseDrafts,
  renamed,
  withDraft,
  withNew,
  withNext,
  withoutDraft,
  withSummary,
} from "./drafts.ts";

const draft = (id: string, name = id): Draft => ({
  id,
  name,
  entry: { format: "standard-100", squads: [{ faction: "rebel", ships: [{ pilot: "academypilot", upgrades: [] }], name: id }] },
  changed: 1,
  summary: { legal: true, spent: "99 points" },
});

describe("stored drafts", () => {
  test("are the same after saving and loading", () => {
    const drafts = [draft("a"), draft("b")];
    expect(parseDrafts(makeDrafts(drafts))).toEqual({ drafts, isDamaged: false });
  });

  test("an empty storage has no drafts", () => {
    expect(parseDrafts(null)).toEqual({ drafts: [], isDamaged: false });
  });

  test.each(["", "{", "null", "7", '{"drafts":7}', '{"drafts":[null,7,{"id":"x"}]}'])(
    "that can't be read are reported as damaged: %s",
    (text) => {
      expect(parseDrafts(text)).toEqual({ drafts: [], isDamaged: true });
    },
  );

  test("can still be read if one of them is damaged", () => {
    expect(parseDrafts(JSON.stringify({ drafts: [{ id: "bad", entry: { squads: 1 } }, draft("good")] }))).toEqual({
      drafts: [draft("good")],
      isDamaged: true,
    });
  });

  test("without a summary count as not checked", () => {
    const { summary: _, ...bare } = draft("a");
    expect(parseDrafts(JSON.stringify({ drafts: [bare] })).drafts).toEqual([bare]);
    const { drafts } = parseDrafts(JSON.stringify({ drafts: [{ ...bare, summary: { legal: true, points: 99 } }] }));
    expect(drafts).toEqual([bare]);
  });

  test("reading never throws", () => {
    fc.assert(fc.property(fc.json(), (text) => [text, `{"drafts":[${text}]}`].every((one) => Array.isArray(parseDrafts(one).drafts))));
  });
});

describe("changes to drafts", () => {
  test("the changed draft moves to the front and appears only once", () => {
    expect(withDraft([draft("a"), draft("b")], draft("b", "new")).map(({ name }) => name)).toEqual(["new", "a"]);
  });

  test("a new draft is refused if there are too many, unless an empty draft makes room", () => {
    const full = Array.from({ length: MOST_DRAFTS }, (_, at) => draft(`d${at}`));
    expect(withNew(full, draft("new"))).toBeUndefined();
    const blank: Draft = { ...draft("blank"), entry: { format: "standard-100", squads: [{ faction: "rebel", ships: [] }] } };
    const next = withNew([blank, ...full.slice(1)], draft("new"));
    expect(next?.map(({ id }) => id)).toEqual(["new", ...full.slice(1).map(({ id }) => id)]);
  });

  test("an older state doesn't replace a newer one from another window", () => {
    const theirs = { ...draft("a", "theirs"), changed: 5 };
    const mine = { ...draft("a", "mine"), changed: 6 };
    expect(withNext([theirs], mine, 4)).toEqual([theirs]);
    expect(withNext([theirs], mine, 5)).toEqual([mine]);
  });

  test("a summary is saved without moving the draft", () => {
    const summary = { legal: false, spent: "7 points" };
    expect(withSummary([draft("a"), draft("b")], "b", summary)).toEqual([draft("a"), { ...draft("b"), summary }]);
  });

  test("a draft is removed or renamed; an empty name changes nothing", () => {
    expect(withoutDraft([draft("a"), draft("b")], "a")).toEqual([draft("b")]);
    expect(renamed([draft("a")], "a", " Convoy ", 2)).toEqual([{ ...draft("a"), name: "Convoy", changed: 2 }]);
    expect(renamed([draft("a")], "a", " ", 2)).toEqual([draft("a")]);
  });

  test("a copy gets a new name", () => {
    expect(freeName([draft("a", "Convoy"), draft("b", "Convoy 2")], "Convoy")).toBe("Convoy 3");
    expect(freeName([draft("a", "Convoy 2")], "Convoy 2")).toBe("Convoy 3");
    expect(freeName([], "Convoy")).toBe("Convoy");
  });

  test("lists that are already saved are found again", () => {
    expect(draftOf([draft("a"), draft("b")], draft("b").entry)?.id).toBe("b");
    expect(draftOf([draft("a")], draft("b").entry)).toBeUndefined();
  });
});
