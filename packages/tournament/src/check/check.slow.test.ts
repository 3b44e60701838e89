import type { Claim } from "@broadside/formats";
import { invariant } from "@broadside/kit";
import { runs, spacing } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { type EventLog, newLog, record } from "../log/event-log.ts";
import type { Entry, Happening, RoundPairing } from "../log/log.ts";
import type { CheckedPairing, FoundFact } from "../reasons/findings.ts";
import { proposeRound } from "../rounds/propose.ts";
import { EVENT_FORMATS, eventFormatById } from "../settings/formats.ts";
import { usualPlan } from "../settings/settings.ts";
import { type SimulationOptions, simulateEvent } from "../simulation/simulate.ts";
import { standings } from "../standings/standings.ts";
import { bracketFindings } from "./bracket.ts";
import { checkEvent } from "./check.ts";
import type { Finding } from "./finding.ts";
import { matchFindings } from "./rounds.ts";
import { totalsFindings } from "./totals.ts";

const AT = "2026-11-15T08:00:00.000Z";
const LIST = { faction: "Rebel Alliance", squads: [{ points: 300, ships: [] }] };
const TIERS = { faction: "Rebel Alliance", squads: [60, 90, 120, 150].map((points) => ({ points, ships: [] })) };

/** An event with players p1, p2, …, ready for its first round. */
function gathered(players: number, format = "epic-dogfight", labels: Readonly<Record<string, string>> = {}): EventLog {
  const of = eventFormatById(format);
  invariant(of, format);
  const settings = { rounds: usualPlan(of, 4, 1) };
  const log = newLog(
    { kind: "created", name: "A test", format, tier: "casual", date: "2026-11-15", organiser: { person: "o1", name: "O" }, settings },
    AT,
  );
  invariant(log.ok, "the event can be made");
  for (let seat = 1; seat <= players; seat += 1) {
    const label = labels[`p${seat}`];
    tell(log.value, { kind: "registered", person: `p${seat}`, name: `P${seat}`, ...(label !== undefined && { apart: [label] }) });
    tell(log.value, { kind: "handed in", player: `p${seat}`, list: format === "escalation" ? TIERS : LIST });
  }
  return log.value;
}

function tell(log: EventLog, what: Happening, at = AT): void {
  const recorded = record(log, what, "o1", at);
  invariant(recorded.ok, recorded.ok ? "" : JSON.stringify(recorded.problems));
}

/** Pairs players by hand: "1-2 3-4 5" gives player 5 the bye. The row doesn't count as paired by hand unless `more` sets `byHand`. */
function pair(log: EventLog, pairs: string, more: Partial<RoundPairing> = {}): void {
  const places = pairs.split(" ").map((sides) => sides.split("-").map((seat) => `p${seat}`));
  const tables = places.filter(({ length }) => length === 2).map((sides, at) => ({ table: at + 1, sides }));
  const byes = places.filter(({ length }) => length === 1).flat();
  tell(log, { kind: "paired", round: log.event.rounds.length + 1, seed: 5, tables, byes, ...more });
}

/** Records the scores at each table in the last round, for example "200:100 120:120". A claim with scores alone means that time ran out. */
function play(log: EventLog, scores: string): void {
  const round = log.event.rounds.length;
  for (const [at, told] of scores.split(" ").entries()) tell(log, { kind: "result", round, table: at + 1, claim: scored(told) });
}

const scored = (told: string): Claim => ({ scores: told.split(":").map(Number) });

const broken = (log: EventLog): readonly Finding[] => checkEvent(log.entries).findings.filter(({ weight }) => weight === "broken");
const notes = (log: EventLog): readonly FoundFact[] =>
  checkEvent(log.entries)
    .findings.filter(({ weight }) => weight === "note")
    .map(({ found }) => found);
const notesAbout = (log: EventLog, ...keys: readonly FoundFact["key"][]): readonly FoundFact[] =>
  notes(log).filter(({ key }) => keys.includes(key));
/** Returns what is wrong with each pairing that the check reported. */
const faultsIn = (findings: readonly { readonly found: FoundFact }[]): readonly CheckedPairing[] =>
  findings.flatMap(({ found }) => (found.key === "pairing falls short" ? [found.fault] : []));
const faultNotes = (log: EventLog): readonly CheckedPairing[] => faultsIn(notes(log).map((found) => ({ found })));

const VARIANTS: readonly Partial<SimulationOptions>[] = [
  ...EVENT_FORMATS.map(({ id }) => ({ format: id })),
  { format: "epic-dogfight", cut: 4 },
  { format: "escalation", cut: 2 },
  { format: "epic-battles", units: ["teams", "players", "pods"] },
];

const SIDES = [2, 3, 4, 5, 8, 11, 17, 24, 40].filter((_, at) => at % spacing(1, 2) === 0);

test.each(VARIANTS)("if an event followed the criteria, nothing is reported as broken: %j", (variant) => {
  for (const sides of SIDES) {
    for (let seed = 1; seed <= runs(2); seed += 1) {
      const log = simulateEvent({ format: "", sides, rounds: 5, seed, at: AT, ...variant });
      if (!log.ok) continue;
      const report = checkEvent(log.value.entries);
      expect(report.rounds).toBeGreaterThan(3);
      expect(report.findings.filter(({ weight }) => weight === "broken")).toEqual([]);
      expect(faultsIn(report.findings).filter(({ key }) => key === "another draw")).toEqual([]);
    }
  }
});

test("[ET-SWISS-08] an avoidable rematch is reported, even if it was confirmed", () => {
  const log = gathered(4);
  pair(log, "1-2 3-4");
  play(log, "200:100 200:100");
  pair(log, "1-2 3-4", { rematchesConfirmed: true });
  expect(broken(log)).toEqual([
    {
      round: 2,
      entry: 13,
      rule: "ET-SWISS-08",
      found: {
        key: "pairing falls short",
        fault: {
          key: "avoidable rematches",
          subject: "rematch",
          pairs: [
            ["P1", "P2"],
            ["P3", "P4"],
          ],
          least: 0,
        },
      },
      weight: "broken",
    },
  ]);
});

test("[ET-SWISS-51-Q] an unavoidable rematch isn't reported", () => {
  const log = gathered(2);
  pair(log, "1-2");
  play(log, "200:100");
  expect(() => pair(log, "1-2")).toThrow(/rematches are not confirmed.*\[\["P1","P2"\]\]/);
  pair(log, "1-2", { rematchesConfirmed: true });
  expect(broken(log)).toEqual([]);
});

test("[ET-BYE-04, ET-BYE-05, ET-BYE-53-Q] if the wrong player has the bye, the report names the rule", () => {
  const byes = ["2-3 4-5 1", "1-3 2-5 4", "1-3 2-4 5", "1-3 4-5 2"].map((pairs) => {
    const log = gathered(5);
    pair(log, "1-2 3-4 5");
    play(log, "200:100 200:150");
    pair(log, pairs);
    return broken(log);
  });
  const due = { side: "P2", byes: 0, points: 0, margin: 200 };
  const wrong = (rule: string, has: object) => [{ rule, found: { fault: { key: "bye to another", has, due } } }];
  expect(byes).toMatchObject([
    wrong("ET-BYE-04", { side: "P1", byes: 0, points: 5, margin: 400 }),
    wrong("ET-BYE-05", { side: "P4", byes: 0, points: 0, margin: 250 }),
    wrong("ET-BYE-53-Q", { side: "P5", byes: 1, points: 5, margin: 450 }),
    [],
  ]);
});

test("[ET-BYE-51-Q] any player who is level for the bye may have it, and the rest is judged without that player", () => {
  for (const pairs of ["1-3 4-5 2", "1-5 2-3 4"]) {
    const log = gathered(5);
    pair(log, "1-2 3-4 5");
    play(log, "200:100 200:100");
    pair(log, pairs);
    expect(broken(log)).toEqual([]);
  }
});

test("[ET-SWISS-07, ET-SWISS-14] pairs that could be closer in points are reported", () => {
  const log = gathered(4);
  pair(log, "1-2 3-4");
  play(log, "200:100 200:100");
  pair(log, "1-4 3-2");
  const fault = {
    key: "points far apart",
    own: 10,
    least: 0,
    widest: [
      { side: "P1", points: 5 },
      { side: "P4", points: 0 },
    ],
  };
  expect(broken(log)).toMatchObject([{ round: 2, entry: 13, rule: "ET-SWISS-14", found: { fault }, weight: "broken" }]);
});

test("[ET-SWISS-14] with points 5, 3, 3, 0, 0, 0, a pairing with the same sum but a larger difference at the top is reported", () => {
  const log = gathered(6);
  pair(log, "1-2 3-4 5-6");
  play(log, "200:100 105:100 105:100");
  pair(log, "1-4 3-5 2-6");
  const fault = {
    key: "too many float down",
    points: 5,
    own: { sides: 1, difference: 5 },
    least: { sides: 1, difference: 2 },
    widest: [
      { side: "P1", points: 5 },
      { side: "P4", points: 0 },
    ],
  };
  expect(broken(log)).toMatchObject([{ rule: "ET-SWISS-14", found: { fault } }]);
});

test("[ES-SWISS-05, ES-SWISS-12] Escalation pairs a group by margin, from the top", () => {
  const log = gathered(8, "escalation");
  pair(log, "1-2 3-4 5-6 7-8");
  play(log, "50:0 45:0 40:0 35:0");
  pair(log, "1-5 3-7 8-6 4-2");
  const fault = {
    key: "opponents out of order",
    side: { side: "P1", points: 5, margin: 110 },
    opponent: { side: "P5", points: 5, margin: 100 },
    due: { side: "P3", points: 5, margin: 105 },
  };
  expect(broken(log)).toMatchObject([{ rule: "ES-SWISS-12", found: { fault } }]);
});

test("[ES-SWISS-12] players level on points and margin may be in any order", () => {
  for (const pairs of ["1-3 5-7 2-4 6-8", "1-5 3-7 2-6 4-8", "1-7 3-5 2-8 4-6"]) {
    const log = gathered(8, "escalation");
    pair(log, "1-2 3-4 5-6 7-8");
    play(log, "40:0 40:0 40:0 40:0");
    pair(log, pairs);
    expect(broken(log)).toEqual([]);
  }
});

test("manual pairings and swaps get only a note", () => {
  const byHand = gathered(4);
  pair(byHand, "1-2 3-4");
  play(byHand, "200:100 200:100");
  pair(byHand, "1-4 3-2", { byHand: true });
  expect(broken(byHand)).toEqual([]);
  expect(notes(byHand)).toContainEqual(
    expect.objectContaining({ wish: "by hand", fault: expect.objectContaining({ key: "points far apart", own: 10 }) }),
  );

  const swapped = gathered(4);
  pair(swapped, "1-2 3-4");
  play(swapped, "200:100 200:100");
  pair(swapped, "1-3 2-4");
  expect(faultNotes(swapped).filter(({ key }) => key === "points far apart")).toEqual([]);
  tell(swapped, {
    kind: "swapped",
    round: 2,
    sides: ["p3", "p4"],
    despite: ["table 1 is 5 points apart [ET-SWISS-14]", "table 2 is 5 points apart [ET-SWISS-14]"],
  });
  expect(broken(swapped)).toEqual([]);
  expect(notes(swapped)).toContainEqual(
    expect.objectContaining({ wish: { swaps: [["P3", "P4"]] }, fault: expect.objectContaining({ key: "points far apart", own: 10 }) }),
  );
});

test("a cancelled pairing isn't judged", () => {
  const log = gathered(4);
  pair(log, "1-2 3-4");
  play(log, "200:100 200:100");
  pair(log, "1-4 3-2");
  tell(log, { kind: "pairing cancelled", round: 2, reason: "By mistake" });
  pair(log, "1-3 2-4");
  expect(broken(log)).toEqual([]);
});

test("a result corrected later doesn't count against the earlier pairing", () => {
  const log = gathered(4);
  pair(log, "1-2 3-4");
  play(log, "200:100 200:100");
  pair(log, "1-3 2-4");
  tell(log, { kind: "result", round: 1, table: 1, claim: scored("100:200"), correction: "Sides mixed up" });
  expect(broken(log)).toEqual([]);
  expect(notesAbout(log, "another pairing today")).toMatchObject([
    { rows: [14], fault: { key: "points far apart", own: 10, least: 0, widest: [{ side: "P1" }, { side: "P3" }] } },
  ]);
});

test("undoing a correction later doesn't count against the pairing either", () => {
  const log = gathered(4);
  pair(log, "1-2 3-4");
  play(log, "200:100 200:100");
  tell(log, { kind: "result", round: 1, table: 1, claim: scored("100:200"), correction: "Sides mixed up" });
  const correction = log.entries.length;
  pair(log, "2-3 1-4");
  expect(broken(log)).toEqual([]);
  tell(log, { kind: "undone", entry: correction });
  expect(broken(log)).toEqual([]);
  expect(notesAbout(log, "another pairing today")).toHaveLength(1);
});

test("[ET-SWISS-03, ET-SWISS-04] if companions meet who could have been kept apart, a note gives the fewest such pairs possible", () => {
  const family = gathered(4, "epic-dogfight", { p1: "family", p2: "family" });
  pair(family, "1-2 3-4");
  expect(faultNotes(family)).toContainEqual({ key: "companions meet", pairs: [["P1", "P2"]], least: 0 });
  const group = gathered(4, "epic-dogfight", { p1: "car", p2: "car", p3: "car" });
  pair(group, "1-2 3-4");
  expect(faultNotes(group).filter(({ key }) => key === "companions meet")).toEqual([]);
  expect(broken(family)).toEqual([]);
});

test("[ET-SWISS-02] a first round that follows the rules but isn't what its seed draws gets a note", () => {
  const log = gathered(8);
  pair(log, "1-2 3-4 5-6 7-8", { seed: 1 });
  const other = gathered(8);
  pair(other, "1-2 3-4 5-6 7-8", { seed: 1, byHand: true });
  expect(faultNotes(log)).toContainEqual({ key: "another draw", seed: 1 });
  expect(faultNotes(other).filter(({ key }) => key === "another draw")).toEqual([]);
});

test("[ET-ROUND-03, ES-ROUND-07] calling time early while a table is still playing is reported", () => {
  const early = (format: string, minute: string, finishedBefore: boolean): readonly Finding[] => {
    const log = gathered(2, format);
    pair(log, "1-2");
    tell(log, { kind: "clock", round: 1, does: "start" }, "2026-11-15T09:00:00.000Z");
    if (finishedBefore) play(log, "40:10");
    tell(log, { kind: "clock", round: 1, does: "time" }, `2026-11-15T${minute}:00.000Z`);
    if (!finishedBefore) play(log, "40:10");
    return broken(log);
  };
  expect(early("epic-dogfight", "11:40", false)).toEqual([
    {
      round: 1,
      entry: 8,
      rule: "ET-ROUND-03",
      found: { key: "time came early", ran: 160, minutes: 180, open: 1 },
      weight: "broken",
    },
  ]);
  expect(early("escalation", "09:49", false)).toEqual([]);
  expect(early("escalation", "09:30", false).map(({ rule }) => rule)).toEqual(["ES-ROUND-07"]);
  expect(early("epic-dogfight", "11:40", true)).toEqual([]);
  expect(early("epic-dogfight", "12:00", false)).toEqual([]);
});

test("disputes and missing results get a note", () => {
  const log = gathered(4);
  pair(log, "1-2 3-4");
  record(log, { kind: "reported", round: 1, table: 1, claim: scored("20:10") }, "p1", AT);
  record(log, { kind: "answered", round: 1, table: 1, answer: "disputed" }, "p2", AT);
  expect(notes(log)).toEqual(
    expect.arrayContaining([
      { key: "match is disputed", table: 1, sides: ["P1", "P2"] },
      { key: "match has no result", table: 2, sides: ["P3", "P4"] },
    ]),
  );
});

test("[ET-LIST-03] a list changed after the start gets a note", () => {
  const log = gathered(2);
  pair(log, "1-2");
  play(log, "100:50");
  tell(log, { kind: "handed in", player: "p2", list: LIST, override: "The wrong list was kept" });
  expect(notes(log)).toContainEqual({ key: "list was changed", player: "P2", reason: "The wrong list was kept" });
  expect(broken(log)).toEqual([]);
});

test("a result that can't be counted is reported, and one from before time ran out gets a note", () => {
  const log = gathered(2);
  pair(log, "1-2");
  tell(log, { kind: "clock", round: 1, does: "start" });
  tell(log, { kind: "result", round: 1, table: 1, claim: { ...scored("100:50"), time: true } }, "2026-11-15T10:00:00.000Z");
  expect(notes(log)).toContainEqual({ key: "ended on time too early", table: 1, sides: ["P1", "P2"], minutes: 60 });
  const [round] = log.event.rounds;
  const [match] = round?.matches ?? [];
  invariant(round && match, "there is a match");
  const wrong = { ...round, matches: [{ ...match, result: { claim: scored("100"), entry: 8 } }] };
  expect(matchFindings(log.event, wrong, log.entries)).toEqual([
    {
      round: 1,
      entry: 8,
      rule: "ET-END-01",
      found: { key: "result cannot be counted", table: 1, sides: ["P1", "P2"] },
      weight: "broken",
    },
  ]);
});

test("[ET-ROUND-05, ET-MOV-06, ET-TIE-02] totals that don't match the results are reported", () => {
  const log = gathered(4);
  pair(log, "1-2 3-4");
  play(log, "200:100 200:150");
  pair(log, "1-3 2-4");
  play(log, "120:100 100:100");
  expect(totalsFindings(log.event)).toEqual([]);
  const wrong = standings(log.event).map((rank) => (rank.side === "p1" ? { ...rank, points: 5, margin: 400, schedule: 5 } : rank));
  const found = (column: string, told: number, due: number) => ({ key: "standings do not add up", side: "P1", column, told, due });
  expect(totalsFindings(log.event, wrong)).toEqual([
    { rule: "ET-ROUND-05", found: found("points", 5, 10), weight: "broken" },
    { rule: "ET-MOV-06", found: found("margin", 400, 720), weight: "broken" },
    { rule: "ET-TIE-02", found: found("strength of schedule", 5, 6), weight: "broken" },
  ]);
});

test("[ET-PTS-05] a championship match with the wrong side is reported", () => {
  const simulated = simulateEvent({ format: "epic-dogfight", sides: 8, rounds: 3, seed: 4, at: AT, cut: 4, drops: 0 });
  invariant(simulated.ok, "it can be played");
  const { event } = simulated.value;
  const [semifinals, final] = event.rounds.slice(-2);
  invariant(semifinals && final, "there are two championship rounds");
  const finalists = final.matches.flatMap(({ sides }) => sides);
  const loser = semifinals.matches.flatMap(({ sides }) => sides).find((side) => !finalists.includes(side)) ?? "";
  const wrong = { ...final, matches: final.matches.map((match) => ({ ...match, sides: [finalists[0] ?? "", loser] })) };
  expect(bracketFindings(event)).toEqual([]);
  expect(bracketFindings({ ...event, rounds: [...event.rounds.slice(0, -1), wrong] })).toEqual([
    expect.objectContaining({ round: 5, rule: "ET-PTS-05", found: expect.objectContaining({ key: "not in the championship", before: 4 }) }),
  ]);
});

test("a player without a team has a bye in addition to the pairing that the seed draws", () => {
  const rounds = [{ unit: "teams", limit: 600, minutes: 180, squad: 0, scenario: "cover-the-evacuation" }] as const;
  const log = newLog(
    {
      kind: "created",
      name: "A test",
      format: "epic-battles",
      tier: "casual",
      date: "2026-11-15",
      organiser: { person: "o1", name: "O" },
      settings: { rounds },
    },
    AT,
  );
  invariant(log.ok, "the event can be made");
  tell(log.value, { kind: "published" });
  for (const person of ["p1", "p2", "p3", "p4", "p5"]) {
    tell(log.value, { kind: "registered", person, name: person });
    tell(log.value, { kind: "handed in", player: person, list: LIST });
  }
  tell(log.value, { kind: "teamed", team: "t1", name: "Red", members: ["p1", "p2"] });
  tell(log.value, { kind: "teamed", team: "t2", name: "Blue", members: ["p3", "p4"] });
  const proposal = proposeRound(log.value.event, 1);
  invariant(proposal.ok, "the round can be paired");
  expect(proposal.value.row.byes).toEqual(["p5"]);
  tell(log.value, proposal.value.row);
  expect([broken(log.value), notes(log.value)]).toEqual([[], [{ key: "match has no result", table: 1, sides: ["Red", "Blue"] }]]);
});

test("[ET-END-06] tables decided on points before time ran out get one note per round, unless a result says that time was called", () => {
  const log = gathered(4);
  pair(log, "1-2 3-4");
  tell(log, { kind: "clock", round: 1, does: "start" });
  play(log, "200:100 105:100");
  expect(notes(log)).toContainEqual({ key: "decided before time", tables: [1, 2] });
  tell(log, { kind: "result", round: 1, table: 2, claim: { ...scored("105:100"), time: true }, correction: "time was called" });
  expect(notes(log)).toContainEqual({ key: "decided before time", tables: [1] });
});

test("rows that make no valid event give one finding, which names the row", () => {
  const log = gathered(4);
  pair(log, "1-2 3-4");
  play(log, "200:100 200:100");
  const rows = log.entries.map(({ hash, ...entry }): Entry => entry);
  const entries = rows.map((entry) =>
    entry.what.kind === "paired" ? { ...entry, what: { ...entry.what, tables: entry.what.tables.slice(1) } } : entry,
  );
  expect(checkEvent(entries).findings.filter(({ weight }) => weight === "broken")).toEqual([
    {
      entry: 10,
      found: { key: "row cannot stand", refusal: { key: "neither table nor bye", side: "P1", rule: "ET-SWISS-01" } },
      weight: "broken",
    },
  ]);
  const renumbered = rows.map((entry, at) => (at === 4 ? { ...entry, number: 7 } : entry));
  expect(checkEvent(renumbered).findings.filter(({ weight }) => weight === "broken")).toEqual([
    { entry: 5, found: { key: "row cannot stand", refusal: { key: "row number is wrong", row: 5, number: 7 } }, weight: "broken" },
  ]);
  expect(checkEvent([]).findings).toEqual([{ found: { key: "row cannot stand", refusal: { key: "no first row" } }, weight: "broken" }]);
});

test("an event with 500 players and several rounds is checked within seconds", () => {
  const log = simulateEvent({ format: "epic-dogfight", sides: 500, rounds: runs(8, 2), seed: 3, at: AT });
  invariant(log.ok, "it can be played");
  expect(broken(log.value)).toEqual([]);
}, 20_000);

test("changes made after the event was closed get a note", () => {
  const log = gathered(2);
  pair(log, "1-2");
  play(log, "200:100");
  tell(log, { kind: "finished" });
  expect(notesAbout(log, "came after the end")).toEqual([]);
  tell(log, { kind: "result", round: 1, table: 1, claim: scored("100:200"), correction: "the wrong way round" });
  tell(log, { kind: "incident", type: "other", about: ["p1"], note: "was angry" });
  expect(notesAbout(log, "came after the end")).toMatchObject([{ entry: { what: { correction: "the wrong way round" } } }]);
  expect(broken(log)).toEqual([]);
});
