import { type Claim, LOSS_KINDS } from "@broadside/formats";
import { invariant } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { checkEvent } from "../check/check.ts";
import { proposeRound } from "../rounds/propose.ts";
import { EVENT_FORMATS, TIERS, UNITS } from "../settings/formats.ts";
import { simulateEvent } from "../simulation/simulate.ts";
import { standings } from "../standings/standings.ts";
import { type EventLog, openLog, record } from "./event-log.ts";
import { type Entry, type Happening, INCIDENTS, RULING_SUBJECTS, SERIES, SHARED_TOOLS } from "./log.ts";

const AT = "2026-11-15T08:00:00.000Z";
const LATER = "2026-11-16T08:00:00.000Z";

const small = fc
  .record({
    format: fc.constantFrom(...EVENT_FORMATS.map(({ id }) => id)),
    sides: fc.integer({ min: 3, max: 9 }),
    seed: fc.nat(1000),
    cut: fc.option(fc.constant(2), { nil: undefined }),
  })
  .map(({ format, sides, seed, cut }): readonly Entry[] => {
    const whole = simulateEvent({ format, sides, rounds: 3, seed, at: AT, ...(cut !== undefined && { cut }) });
    invariant(whole.ok, whole.ok ? "" : JSON.stringify(whole.problems));
    return whole.value.entries;
  });

function firstRows(entries: readonly Entry[], rows: number): EventLog {
  const log = openLog(entries.slice(0, rows));
  invariant(log.ok, "the beginning of a log is a log");
  return log.value;
}

/** A small event of any format, at some stage of play. */
const onItsWay = fc
  .tuple(small, fc.integer({ min: 1, max: 100 }))
  .map(([entries, share]) => firstRows(entries, Math.ceil((entries.length * share) / 100)));

/** A small event just before a round is paired. */
const betweenRounds = fc.tuple(small, fc.nat()).map(([entries, pick]) => {
  const pairings = entries.filter(({ what }) => what.kind === "paired");
  return firstRows(entries, (pairings[pick % pairings.length]?.number ?? 2) - 1);
});

/** Everything that an event holds, as text. */
const inFull = ({ entries, event }: EventLog): string =>
  JSON.stringify({ entries, event, standings: standings(event) }, (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );

// Rows of every kind, with fields of the right types but mostly nonsense.

type Fields<What> = { [Key in keyof What]: Arbitrary<What[Key]> };

const person = fc.constantFrom("o1", "j1", "p1", "p2", "p3", "p4", "p5", "t1", "t2", "nobody", "", "__proto__");
/** The author of a row, often somebody who is allowed to write it. */
const writer = fc.oneof(fc.constant("o1"), person);
const number = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 0.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY) },
);
const figure = fc.oneof(fc.integer({ min: 0, max: 310 }), number);
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("a note", "Mira", "семья", "constructor") },
  { weight: 1, arbitrary: fc.constantFrom("", "  ", "two\nlines", "x".repeat(3000)) },
);
const people = fc.array(person, { maxLength: 4 });
const texts = fc.array(text, { maxLength: 2 });
const yesOrNo = fc.boolean();

/** A row of one kind. Optional fields are sometimes missing. */
const row = <What extends Happening>(kind: What["kind"], needed: object, open: object = {}): Arbitrary<Happening> =>
  fc
    .tuple(fc.record(needed as Fields<object>), fc.record(open as Fields<object>, { requiredKeys: [] }))
    .map(([one, other]) => ({ kind, ...one, ...other }) as Happening);

const loss = fc.record({ member: number, ship: number, as: fc.constantFrom(...LOSS_KINDS) });
const figures = fc.oneof(fc.tuple(figure, figure), fc.array(figure, { maxLength: 3 }));
/** Half of the claims are plain scores, so that some are valid. */
const plainClaim: Arbitrary<Claim> = fc.record({ scores: fc.tuple(fc.nat(100), fc.nat(100)) });
const wildClaim = fc.record(
  {
    scores: figures,
    lost: fc.array(fc.array(loss, { maxLength: 2 }), { maxLength: 3 }),
    wiped: fc.array(number, { maxLength: 2 }),
    conceded: fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 2 }),
    tiebreak: fc.array(figures, { maxLength: 2 }),
    counters: figures,
    time: yesOrNo,
    rounds: number,
  },
  { requiredKeys: [] },
) as Arbitrary<Claim>;
const claim = fc.oneof(plainClaim, wildClaim);

const plan = fc.record({ unit: fc.constantFrom(...UNITS), limit: figure, minutes: figure, squad: number });
const settings = fc
  .tuple(
    fc.record({ rounds: fc.array(plan, { maxLength: 3 }) }),
    fc.record({ checkIn: yesOrNo, tables: number, podSize: number, cut: number, lateEntry: yesOrNo }, { requiredKeys: [] }),
  )
  .map(([one, other]) => ({ ...one, ...other }));
const list = fc.record({
  faction: text,
  squads: fc.array(fc.record({ points: figure, ships: fc.array(fc.record({ name: text, points: figure }), { maxLength: 2 }) }), {
    maxLength: 2,
  }),
});
const seating = fc.record({ table: number, sides: people });
const place = { round: number, table: number };
const tool = fc.constantFrom(...SHARED_TOOLS);
const outcome = fc.record({ result: fc.constantFrom("win", "modified win", "draw", "loss"), points: figure, margin: figure });

const nonsense: Arbitrary<Happening> = fc.oneof(
  row("created", {
    name: text,
    format: text,
    tier: fc.constantFrom(...TIERS),
    series: fc.constantFrom(...SERIES),
    date: text,
    organiser: fc.record({ person, name: text }),
    settings,
  }),
  row("staffed", { person, name: text, role: fc.constantFrom("second organiser", "judge") }),
  row("changed", { settings }),
  row("published", {}),
  row("registered", { person, name: text }, { club: text, apart: texts }),
  row("teamed", { team: person, name: text, members: people }),
  row("captained", { team: person, captain: person }),
  row("checked in", { player: person, brings: texts }),
  row("handed in", { player: person, list }, { override: text }),
  row("component ruled", {
    player: person,
    component: text,
    modification: text,
    verdict: fc.constantFrom("eligible", "replaced", "disqualified"),
  }),
  row("inspected", { player: person, note: text }),
  row(
    "paired",
    { round: number, seed: number, tables: fc.array(seating, { maxLength: 3 }), byes: people },
    { rematchesConfirmed: yesOrNo, byHand: yesOrNo },
  ),
  row("swapped", { round: number, sides: fc.tuple(person, person), despite: texts }),
  row("seated", { side: person }, { table: number }),
  row("pairing cancelled", { round: number, reason: text }),
  row("clock", { round: number, does: fc.constantFrom("start", "pause", "resume", "time") }),
  row("extended", { ...place, minutes: number }, { reason: text }),
  row("begun", place),
  row("reported", { ...place, claim }),
  row("answered", { ...place, answer: fc.constantFrom("confirmed", "disputed") }, { note: text }),
  row("result", { ...place, claim }, { correction: text }),
  row(
    "ruled",
    { subject: fc.constantFrom(...RULING_SUBJECTS), decision: text },
    { ...place, faq: text, outcome: fc.array(outcome, { maxLength: 3 }), tool: fc.record({ tool, set: text }) },
  ),
  row("incident", { type: fc.constantFrom(...INCIDENTS), about: people, note: text }, place),
  row("mat", { ...place, from: fc.constantFrom("venue", "player"), official: yesOrNo }),
  row("tool asked", { ...place, tool, set: text }),
  row("tool answered", { ...place, tool, agrees: yesOrNo }),
  row("dropped", { side: person }, { reason: text, goesOn: yesOrNo }),
  row("returned", { side: person }),
  row("disqualified", { player: person, reason: text }),
  row("cut", { seeds: people, seed: number }),
  row("finished", {}),
  row("undone", { entry: fc.integer({ min: -1, max: 60 }) }),
);

test("law: undoing any row is refused without effect, or gives a log that opens as the same event", () => {
  fc.assert(
    fc.property(onItsWay, fc.nat(), (log, pick) => {
      const before = inFull(log);
      const entry = 1 + (pick % log.entries.length);
      const taken = record(log, { kind: "undone", entry }, "o1", LATER);
      if (!taken.ok) expect(inFull(log)).toBe(before);
      const opened = openLog(log.entries);
      expect(opened.ok && inFull(opened.value)).toBe(inFull(log));
      expect(() => checkEvent(log.entries)).not.toThrow();
    }),
    { numRuns: runs(60) },
  );
});

test("law: undoing a row and then undoing that undo changes nothing", () => {
  fc.assert(
    fc.property(onItsWay, fc.nat(), (log, pick) => {
      const before = inFull({ entries: [], event: log.event });
      const taken = record(log, { kind: "undone", entry: 1 + (pick % log.entries.length) }, "o1", LATER);
      if (!taken.ok) return;
      expect(record(log, { kind: "undone", entry: taken.value.number }, "o1", LATER).ok).toBe(true);
      expect(inFull({ entries: [], event: log.event })).toBe(before);
    }),
    { numRuns: runs(40) },
  );
});

test("law: nonsense never throws; if refused it changes nothing, and if accepted the log opens as the same event", () => {
  fc.assert(
    fc.property(onItsWay, fc.array(fc.tuple(nonsense, writer), { minLength: 10, maxLength: 40 }), (log, rows) => {
      let before = inFull(log);
      for (const [what, by] of rows) {
        const recorded = record(log, what, by, LATER);
        const after = inFull(log);
        if (!recorded.ok) expect(after).toBe(before);
        before = after;
      }
      const opened = openLog(log.entries);
      expect(opened.ok && inFull(opened.value)).toBe(before);
      expect(() => checkEvent(log.entries)).not.toThrow();
    }),
    { numRuns: runs(80) },
  );
});

test("law: whatever has happened, the check finds no fault with a round paired as proposed", () => {
  fc.assert(
    fc.property(betweenRounds, fc.array(nonsense, { maxLength: 15 }), fc.nat(), (log, rows, seed) => {
      for (const what of rows) record(log, what, "o1", LATER);
      const proposal = proposeRound(log.event, seed);
      if (!proposal.ok) return;
      const paired = record(log, { ...proposal.value.row, rematchesConfirmed: true }, "o1", LATER);
      if (!paired.ok) return;
      expect(checkEvent(log.entries).findings.filter(({ entry, round }) => round !== undefined && entry === paired.value.number)).toEqual(
        [],
      );
    }),
    { numRuns: runs(80) },
  );
});
