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
  test("come back as they were", () => {
    const drafts = [draft("a"), draft("b")];
    expect(parseDrafts(makeDrafts(drafts))).toEqual({ drafts, isDamaged: false });
  });

  test("nothing stored is none", () => {
    expect(parseDrafts(null)).toEqual({ drafts: [], isDamaged: false });
  });

  test.each(["", "{", "null", "7", '{"drafts":7}', '{"drafts":[null,7,{"id":"x"}]}'])(
    "broken data breaks nothing, and is known to be broken: %s",
    (text) => {
      expect(parseDrafts(text)).toEqual({ drafts: [], isDamaged: true });
    },
  );

  test("one broken draft takes no other with it", () => {
    expect(parseDrafts(JSON.stringify({ drafts: [{ id: "bad", entry: { squads: 1 } }, draft("good")] }))).toEqual({
      drafts: [draft("good")],
      isDamaged: true,
    });
  });

  test("a draft without a summary counts as not checked", () => {
    const { summary: _, ...bare } = draft("a");
    expect(parseDrafts(JSON.stringify({ drafts: [bare] })).drafts).toEqual([bare]);
    const { drafts } = parseDrafts(JSON.stringify({ drafts: [{ ...bare, summary: { legal: true, points: 99 } }] }));
    expect(drafts).toEqual([bare]);
  });

  test("whatever is stored is read without a throw", () => {
    fc.assert(fc.property(fc.json(), (text) => [text, `{"drafts":[${text}]}`].every((one) => Array.isArray(parseDrafts(one).drafts))));
  });
});

describe("changes", () => {
  test("the draft worked on stands first, once", () => {
    expect(withDraft([draft("a"), draft("b")], draft("b", "new")).map(({ name }) => name)).toEqual(["new", "a"]);
  });

  test("a new one is refused when there are too many, and none goes; one in which nothing was chosen makes room", () => {
    const full = Array.from({ length: MOST_DRAFTS }, (_, at) => draft(`d${at}`));
    expect(withNew(full, draft("new"))).toBeUndefined();
    const blank: Draft = { ...draft("blank"), entry: { format: "standard-100", squads: [{ faction: "rebel", ships: [] }] } };
    const next = withNew([blank, ...full.slice(1)], draft("new"));
    expect(next?.map(({ id }) => id)).toEqual(["new", ...full.slice(1).map(({ id }) => id)]);
  });

  test("a state that another window has put there meanwhile stays", () => {
    const theirs = { ...draft("a", "theirs"), changed: 5 };
    const mine = { ...draft("a", "mine"), changed: 6 };
    expect(withNext([theirs], mine, 4)).toEqual([theirs]);
    expect(withNext([theirs], mine, 5)).toEqual([mine]);
  });

  test("what a draft comes to is written in its place", () => {
    const summary = { legal: false, spent: "7 points" };
    expect(withSummary([draft("a"), draft("b")], "b", summary)).toEqual([draft("a"), { ...draft("b"), summary }]);
  });

  test("one is taken out, one renamed; an empty name changes nothing", () => {
    expect(withoutDraft([draft("a"), draft("b")], "a")).toEqual([draft("b")]);
    expect(renamed([draft("a")], "a", " Convoy ", 2)).toEqual([{ ...draft("a"), name: "Convoy", changed: 2 }]);
    expect(renamed([draft("a")], "a", " ", 2)).toEqual([draft("a")]);
  });

  test("a copy gets a name of its own", () => {
    expect(freeName([draft("a", "Convoy"), draft("b", "Convoy 2")], "Convoy")).toBe("Convoy 3");
    expect(freeName([draft("a", "Convoy 2")], "Convoy 2")).toBe("Convoy 3");
    expect(freeName([], "Convoy")).toBe("Convoy");
  });

  test("the same lists are found again", () => {
    expect(draftOf([draft("a"), draft("b")], draft("b").entry)?.id).toBe("b");
    expect(draftOf([draft("a")], draft("b").entry)).toBeUndefined();
  });
});
