import { describe, expect, test } from "vitest";
import type { Happening } from "../log/log.ts";
import type { Settings } from "../settings/settings.ts";
import { parseEntry, readEntry } from "./read-entry.ts";

const SETTINGS: Settings = {
  rounds: [{ unit: "pods", limit: 300, minutes: 90, squad: 0, scenario: "aces-high", despite: "three players only" }],
  checkIn: true,
  tables: 12,
  byeMargin: { limits: 1.5 },
  fullValueOnWipe: false,
  fewestByesFirst: true,
  orderByMargin: true,
  lateEntry: false,
  freshTables: true,
  teams: "drawn",
  podSize: 5,
  requirements: ["one huge ship"],
  sampleRequirements: true,
  secretScenarios: true,
  area: { width: 6, depth: 3, announced: "2026-11-01" },
  houseRules: ["no phones"],
  cut: 8,
  pointsPerCounter: 10,
};

const CLAIM = {
  scores: [120, 0],
  lost: [[], [{ member: 0, ship: 2, as: "half", health: 3 }]],
  wiped: [1],
  conceded: [],
  tiebreak: [[1, 2]],
  counters: [0, 4],
  time: true,
  rounds: 12,
} as const;

/** Each kind with every field that it can have. */
const ROWS: { readonly [Kind in Happening["kind"]]: Extract<Happening, { readonly kind: Kind }> } = {
  created: {
    kind: "created",
    name: "Søndag på Ørland",
    format: "team-epic",
    tier: "casual",
    series: "league",
    date: "2026-11-15",
    place: "Trondheim",
    organiser: { person: "o1", name: "Olga" },
    settings: SETTINGS,
  },
  staffed: { kind: "staffed", person: "j1", name: "Jan", role: "judge" },
  changed: { kind: "changed", settings: { rounds: [], byeMargin: { points: 150 } } },
  published: { kind: "published" },
  registered: { kind: "registered", person: "p1", name: "岡田", club: "Tokyo", apart: ["family", "car"] },
  amended: { kind: "amended", player: "p1", name: "岡田 久", club: "Kyoto", apart: [] },
  teamed: { kind: "teamed", team: "t1", name: "Red", members: ["p1", "p2"] },
  captained: { kind: "captained", team: "t1", captain: "p1" },
  "checked in": { kind: "checked in", player: "p1", brings: ["dice"] },
  "handed in": {
    kind: "handed in",
    player: "p1",
    list: {
      hash: "0123456789abcdef".repeat(4),
      faction: "rebel",
      squads: [
        {
          points: 150,
          ships: [
            { name: "CR90", points: 120, sections: [{ name: "fore", points: 60 }], health: 10 },
            { name: "X-wing", points: 30, build: { number: 1, threat: 2 } },
          ],
        },
      ],
      obstacles: ["coreasteroid0"],
      file: "{}",
    },
    override: "came by train",
  },
  "component ruled": {
    kind: "component ruled",
    player: "p1",
    component: "model",
    modification: "painted",
    verdict: "eligible",
    reason: "well done",
  },
  inspected: { kind: "inspected", player: "p1", note: "all there" },
  paired: {
    kind: "paired",
    round: 1,
    seed: Number.MAX_SAFE_INTEGER,
    tables: [{ table: 1, sides: ["p1", "p2"] }],
    byes: ["p3"],
    rematchesConfirmed: true,
    byHand: false,
  },
  swapped: { kind: "swapped", round: 1, sides: ["p1", "p3"], despite: ["they meet again"] },
  seated: { kind: "seated", side: "p1", table: 4 },
  "pairing cancelled": { kind: "pairing cancelled", round: 1, reason: "too early" },
  clock: { kind: "clock", round: 1, does: "resume" },
  extended: { kind: "extended", round: 1, table: 2, minutes: 5, reason: "a judge was called" },
  begun: { kind: "begun", round: 1, table: 2 },
  reported: { kind: "reported", round: 1, table: 2, claim: CLAIM },
  answered: { kind: "answered", round: 1, table: 2, answer: "disputed", report: 11, note: "one ship was left" },
  result: { kind: "result", round: 1, table: 2, claim: {}, correction: "typing error", unproven: "other rules" },
  ruled: {
    kind: "ruled",
    subject: "result",
    round: 1,
    table: 2,
    decision: "a draw",
    faq: "4.4.2",
    againstFaq: false,
    outcome: [{ result: "modified win", points: 3, margin: 310 }],
    tool: { tool: "range ruler", set: "the venue's" },
  },
  incident: { kind: "incident", type: "slow play", about: ["p1"], round: 1, table: 2, note: "asked to hurry" },
  mat: { kind: "mat", round: 1, table: 2, from: "venue", official: true },
  "tool asked": { kind: "tool asked", round: 1, table: 2, tool: "templates", set: "acrylic" },
  "tool answered": { kind: "tool answered", round: 1, table: 2, tool: "templates", agrees: false },
  dropped: { kind: "dropped", side: "p1", reason: "the last train", goesOn: true },
  returned: { kind: "returned", side: "p1" },
  disqualified: { kind: "disqualified", player: "p1", reason: "collusion" },
  cut: { kind: "cut", seeds: ["p1", "p2"], seed: 0 },
  finished: { kind: "finished" },
  "edit accepted": { kind: "edit accepted", rows: [3, 5] },
  undone: { kind: "undone", entry: 12 },
};

const entryOf = (what: unknown): unknown => ({ number: 3, at: "2026-11-15T08:00:00.000Z", by: "o1", what });
const problemsIn = (value: unknown): readonly string[] => {
  const read = readEntry(value, "log[2]");
  return read.ok ? [] : read.problems.map(({ path, reason }) => `${path} ${reason}`);
};

describe("a row of every kind", () => {
  test.each(Object.values(ROWS).map((what) => [what.kind, what] as const))("%s is read exactly as it was written", (_, what) => {
    expect(parseEntry(JSON.stringify(entryOf(what)))).toEqual({ ok: true, value: entryOf(what) });
  });

  test.each(Object.values(ROWS).map((what) => [what.kind, what] as const))("%s can't have unknown fields", (_, what) => {
    expect(problemsIn(entryOf({ ...what, secret: 1 }))).toEqual([expect.stringMatching(/^log\[2\]\.what\.secret isn't a known field/)]);
  });
});

describe("a faulty row", () => {
  test("gives the place and the problem for everything that is wrong", () => {
    const what = { kind: "extended", round: 0, table: "2", minutes: 1.5, reason: "" };
    expect(problemsIn({ number: 1, at: "yesterday", by: 7, what })).toEqual([
      "log[2].at must look like 2026-11-15T08:00:00.000Z (UTC)",
      "log[2].by must be text, not a number",
      "log[2].what.round must be from 1 to 1000000000, not 0",
      "log[2].what.table must be a whole number, not text",
      "log[2].what.minutes must be a whole number, not 1.5",
      "log[2].what.reason must be 1 to 4000 characters long",
    ]);
  });

  test.each([undefined, null, "created", 7, Number.NaN, [], ["created"], {}, { kind: "created", __proto__: null }, () => 1, Symbol("row")])(
    "is refused, whatever is in its place: %o",
    (value) => {
      expect(problemsIn(value)).not.toEqual([]);
      expect(problemsIn(entryOf(value))).not.toEqual([]);
    },
  );

  test.each(["constructor", "__proto__", "toString", "Created", "created ", "", undefined, 1])("can't have this kind: %o", (kind) => {
    expect(problemsIn(entryOf({ kind }))).toEqual([expect.stringMatching(/^log\[2\]\.what\.kind is .*must be one of created, staffed/)]);
  });

  test("can't change its prototype", () => {
    const read = parseEntry('{"number":1,"at":"2026-11-15T08:00:00Z","by":"o1","__proto__":{"what":1},"what":{"kind":"published"}}');
    expect(read).toMatchObject({ ok: false, problems: [{ path: "__proto__" }] });
    const inherited = Object.create({ kind: "published" }) as unknown;
    expect(problemsIn(entryOf(inherited))).toEqual([expect.stringMatching(/^log\[2\]\.what\.kind is missing; it must be one of /)]);
  });

  test.each([
    ["NaN", Number.NaN],
    ["endless", Number.POSITIVE_INFINITY],
    ["huge", 1e300],
    ["negative", -1],
    ["broken", 0.5],
    ["text", "1"],
  ])("can't contain %s numbers", (_, figure) => {
    expect(problemsIn(entryOf({ kind: "reported", round: 1, table: 1, claim: { scores: [figure, 0] } }))).toEqual([
      expect.stringMatching(/^log\[2\]\.what\.claim\.scores\[0\] must /),
    ]);
    const settings = { rounds: [], byeMargin: { limits: figure === 0.5 ? -0.5 : figure } };
    expect(problemsIn(entryOf({ kind: "changed", settings }))).toHaveLength(1);
  });

  test("can't be larger than an event allows", () => {
    const longest = (length: number): unknown => entryOf({ kind: "inspected", player: "p1", note: "🚀".repeat(length) });
    expect([4000, 4001].map((length) => problemsIn(longest(length)).length)).toEqual([0, 1]);
    const cut = (length: number): unknown => entryOf({ kind: "cut", seeds: Array.from({ length }, () => "p1"), seed: 1 });
    expect([20_000, 20_001].map((length) => problemsIn(cut(length)).length)).toEqual([0, 1]);
    const list = (length: number): unknown => ({ ...ROWS["handed in"], list: { ...ROWS["handed in"].list, file: "x".repeat(length) } });
    expect([200_000, 200_001].map((length) => problemsIn(entryOf(list(length))).length)).toEqual([0, 1]);
  });

  test("can't be nested too deeply, and never throws", () => {
    const deep = `{"number":1,"at":"2026-11-15T08:00:00Z","by":"o1","what":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(parseEntry(deep)).toMatchObject({ ok: false, problems: [{ reason: "is nested more than 12 levels deep" }] });
    expect(parseEntry('{"number":1,')).toMatchObject({ ok: false });
    expect(parseEntry("")).toMatchObject({ ok: false });
  });

  test("can't give a bye two kinds of margin", () => {
    const settings = { rounds: [], byeMargin: { limits: 1, points: 2 } };
    expect(problemsIn(entryOf({ kind: "changed", settings }))).toEqual([expect.stringMatching(/byeMargin\.limits isn't a known field/)]);
  });

  test("can't swap one side or three, only two", () => {
    const swap = (...sides: readonly string[]): unknown => entryOf({ kind: "swapped", round: 1, sides, despite: [] });
    expect([swap("a"), swap("a", "b"), swap("a", "b", "c")].map((row) => problemsIn(row).length)).toEqual([1, 0, 1]);
  });
});
