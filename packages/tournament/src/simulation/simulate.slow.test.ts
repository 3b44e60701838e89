import { invariant } from "@broadside/kit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type EventLog, openLog, record } from "../log/event-log.ts";
import type { Entry, Happening } from "../log/log.ts";
import { millisecondsOf, momentOf } from "../log/timestamp.ts";
import { EVENT_FORMATS } from "../settings/formats.ts";
import { standings } from "../standings/standings.ts";
import { type SimulationOptions, simulateEvent } from "./simulate.ts";

const AT = "2026-11-15T08:00:00.000Z";

function simulated(options: Partial<SimulationOptions> = {}): EventLog {
  const log = simulateEvent({ format: "epic-dogfight", sides: 12, rounds: 4, seed: 1, at: AT, ...options });
  invariant(log.ok, log.ok ? "" : JSON.stringify(log.problems));
  return log.value;
}

/** The rows after being saved to a file and read back. */
const saved = (entries: readonly Entry[]): readonly Entry[] => JSON.parse(JSON.stringify(entries)) as readonly Entry[];

test("the same options give the same log, and another seed gives another log", () => {
  expect(simulated().entries).toEqual(simulated().entries);
  expect(simulated({ seed: 2 }).entries).not.toEqual(simulated().entries);
});

test.each(EVENT_FORMATS.map(({ id }) => id))("every row of a simulated event is valid: %s", (format) => {
  const log = simulated({ format, sides: 11, seed: 7 });
  const opened = openLog(saved(log.entries));
  expect(opened.ok && opened.value.event).toEqual(log.event);
  expect(log.event.finished).toBe(true);
});

test("an event saved at any point continues as if it had never been saved", () => {
  const { entries, event } = simulated({ cut: 4 });
  for (let rows = 1; rows < entries.length; rows += 17) {
    const opened = openLog(saved(entries.slice(0, rows)));
    invariant(opened.ok, `the first ${rows} rows fold`);
    for (const { what, by, at } of entries.slice(rows)) expect(record(opened.value, what, by, at).ok).toBe(true);
    expect(opened.value.entries).toEqual(entries);
    expect(opened.value.event).toEqual(event);
  }
});

test("time never goes backwards, and a round lasts as long as planned", () => {
  const { entries, event } = simulated({ sides: 30 });
  const moments = entries.map(({ at }) => millisecondsOf(at) ?? 0);
  expect(moments.every((moment, row) => moment >= (moments[row - 1] ?? 0))).toBe(true);
  for (const { clock, plan } of event.rounds) {
    const [start] = clock.turns;
    const time = clock.turns.find(({ does }) => does === "time");
    if (!start || !time) continue;
    expect((millisecondsOf(time.at) ?? 0) - (millisecondsOf(start.at) ?? 0)).toBeGreaterThanOrEqual(plan.minutes * 60_000);
  }
});

test("all kinds of things happen: late entries, drops, corrections, incidents, disputes, slips", () => {
  const kinds = new Set<Happening["kind"]>();
  const details = new Set<string>();
  for (let seed = 1; seed <= 12; seed += 1) {
    const { entries, event } = simulated({ sides: 40, seed, drops: 5 });
    for (const { what } of entries) {
      kinds.add(what.kind);
      if (what.kind === "result" && what.correction !== undefined) details.add("correction");
      if (what.kind === "result" && what.claim.conceded) details.add("concession");
      if (what.kind === "reported" && what.claim.lost) details.add("ticked off");
      if (what.kind === "dropped" && what.reason !== undefined) details.add("left during a match");
      if (what.kind === "answered" && what.answer === "disputed") details.add("dispute");
    }
    for (const { draws, modifiedWins, byes } of standings(event)) {
      if (draws > 0) details.add("draw");
      if (modifiedWins > 0) details.add("modified win");
      if (byes > 0) details.add("bye");
    }
    if ([...event.players.values()].some(({ missed }) => missed === 1)) details.add("late entry");
  }
  const expected: readonly Happening["kind"][] = ["dropped", "incident", "extended", "clock", "reported", "answered", "result", "undone"];
  expect([...kinds]).toEqual(expect.arrayContaining([...expected]));
  expect([...details].toSorted()).toEqual(
    ["bye", "concession", "correction", "dispute", "draw", "late entry", "left during a match", "modified win", "ticked off"].toSorted(),
  );
});

test("events can have teams, pods and mixed rounds", () => {
  const teams = simulated({ format: "team-epic", sides: 5 });
  expect(teams.event.teams.size).toBe(5);
  expect([...teams.event.teams.values()].every(({ captain, members }) => captain !== undefined && members.length === 2)).toBe(true);
  const mixed = simulated({ format: "epic-battles", sides: 12, rounds: 3, units: ["players", "teams", "pods"], drops: 0 });
  expect(mixed.event.rounds.map(({ matches }) => matches[0]?.sides.length)).toEqual([2, 2, 4]);
  expect(mixed.event.rounds.map(({ plan }) => plan.unit)).toEqual(["players", "teams", "pods"]);
});

test("nobody draws or leaves if those chances are zero", () => {
  const { event, entries } = simulated({ sides: 30, drops: 0, draws: 0, modifiedWins: 0, late: 0 });
  expect(standings(event).every(({ draws }) => draws === 0)).toBe(true);
  expect(entries.some(({ what }) => what.kind === "dropped")).toBe(false);
  expect(event.players.size).toBe(30);
});

test.each([
  [{ format: "checkers" }, "no such format"],
  [{ at: "tomorrow" }, "not a moment"],
  [{ sides: 1 }, "too few sides"],
  [{ format: "free-for-all", sides: 2 }, "too few for pods"],
  [{ format: "epic-battles", sides: 5, units: ["teams"] as const }, "players do not fill teams"],
  [{ cut: 32 }, "too few for the cut"],
  [{ rounds: 99 }, "too many rounds"],
])("impossible options are refused: %j", (options, key) => {
  const refused = simulateEvent({ format: "epic-dogfight", sides: 12, rounds: 2, seed: 1, at: AT, ...options });
  expect(refused).toMatchObject({ ok: false, problems: [{ refusal: { key } }] });
});

test("an event with 500 players and 8 rounds gets all its results", () => {
  const { event } = simulated({ sides: 500, rounds: 8 });
  expect(event.players.size).toBe(500);
  expect(event.rounds.map(({ matches }) => matches.every(({ result }) => result !== undefined))).toEqual(Array(8).fill(true));
}, 20_000);

test("law: a time written as text is read back as the same time", () => {
  fc.assert(
    fc.property(fc.integer({ min: -62_167_219_200_000, max: 253_402_300_799_999 }), (moment) => {
      expect(millisecondsOf(momentOf(moment))).toBe(moment);
    }),
  );
  expect(momentOf(0)).toBe("1970-01-01T00:00:00.000Z");
  expect(momentOf(1_709_208_000_007)).toBe("2024-02-29T12:00:00.007Z");
});
