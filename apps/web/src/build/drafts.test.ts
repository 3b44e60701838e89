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
  UNCHECKED,
  withDraft,
  withoutDraft,
} from "./drafts.ts";

const draft = (id: string, name = id): Draft => ({
  id,
  name,
  entry: { format: "standard-100", squads: [{ faction: "rebel", ships: [], name: id }] },
  changed: 1,
  summary: { legal: true, points: 99, threat: 0, ships: 3 },
});

describe("stored drafts", () => {
  test("come back as they were", () => {
    const drafts = [draft("a"), draft("b")];
    expect(parseDrafts(makeDrafts(drafts))).toEqual(drafts);
  });

  test("nothing stored is none", () => {
    expect(parseDrafts(null)).toEqual([]);
  });

  test.each(["", "{", "null", "7", '{"drafts":7}', '{"drafts":[null,7,{"id":"x"}]}'])("broken data breaks nothing: %s", (text) => {
    expect(parseDrafts(text)).toEqual([]);
  });

  test("one broken draft takes no other with it", () => {
    expect(parseDrafts(JSON.stringify({ drafts: [{ id: "bad", entry: { squads: 1 } }, draft("good")] }))).toEqual([draft("good")]);
  });

  test("a draft without a summary counts as not checked", () => {
    const { summary: _, ...bare } = draft("a");
    expect(parseDrafts(JSON.stringify({ drafts: [bare] }))[0]?.summary).toEqual(UNCHECKED);
  });

  test("whatever is stored is read without a throw", () => {
    fc.assert(fc.property(fc.json(), (text) => Array.isArray(parseDrafts(text)) && Array.isArray(parseDrafts(`{"drafts":[${text}]}`))));
  });
});

describe("changes", () => {
  test("the draft worked on stands first, once", () => {
    expect(withDraft([draft("a"), draft("b")], draft("b", "new")).map(({ name }) => name)).toEqual(["new", "a"]);
  });

  test("beyond the most the oldest goes", () => {
    const full = Array.from({ length: MOST_DRAFTS }, (_, at) => draft(`d${at}`));
    const next = withDraft(full, draft("new"));
    expect(next).toHaveLength(MOST_DRAFTS);
    expect(next.some(({ id }) => id === `d${MOST_DRAFTS - 1}`)).toBe(false);
  });

  test("one is taken out, one renamed; an empty name changes nothing", () => {
    expect(withoutDraft([draft("a"), draft("b")], "a")).toEqual([draft("b")]);
    expect(renamed([draft("a")], "a", " Convoy ")[0]?.name).toBe("Convoy");
    expect(renamed([draft("a")], "a", " ")).toEqual([draft("a")]);
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
