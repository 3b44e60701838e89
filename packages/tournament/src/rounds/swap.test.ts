/** A swap by hand names every criterion of pairing and of byes that it breaks, and is made only if the organiser wants it anyway. */
import { invariant } from "@broadside/kit";
import { expect, test } from "vitest";
import { type EventLog, openLog } from "../log/event-log.ts";
import type { SwapBreak } from "../reasons/pairing-reasons.ts";
import { currentRound, logWith, pairByHand, refusal, write } from "../rows/sample-event.ts";
import { swapBreaks } from "./swap.ts";

const swap = (log: EventLog, a: string, b: string, despite: readonly string[] = []) =>
  ({ kind: "swapped", round: currentRound(log).number, sides: [a, b], despite }) as const;

const breaks = (log: EventLog, a: string, b: string): readonly SwapBreak[] => swapBreaks(log.event, currentRound(log), [a, b]);

/** An event with first-round pairs such as "1-2 3-4 5", the scores of each table, and the next round paired by hand. */
function played(format: string, pairs: string, scores: string, next: string): EventLog {
  const seats = (text: string) => text.split(" ").map((table) => table.split("-").map((seat) => `p${seat}`));
  const tables = (text: string) => seats(text).filter(({ length }) => length > 1);
  const byes = (text: string) => seats(text).filter(({ length }) => length === 1);
  const log = logWith(format, seats(pairs).flat().length);
  pairByHand(log, tables(pairs), byes(pairs).flat());
  for (const [at, told] of scores.split(" ").entries())
    write(log, { kind: "result", round: 1, table: at + 1, claim: { scores: told.split(":").map(Number), time: true } });
  pairByHand(log, tables(next), byes(next).flat());
  return log;
}

test("[ET-BYE-05] among sides with the fewest points, the one with the lowest margin has the bye", () => {
  // p2 lost by 50, p4 by 90, p6 by 10; p7 had the bye.
  const log = played("epic-dogfight", "1-2 3-4 5-6 7", "100:50 100:10 100:90", "1-3 5-7 2-6 4");
  const broken = { key: "bye not to the lowest margin", side: "Player p2", rule: "ET-BYE-05" };
  expect(breaks(log, "p4", "p2")).toEqual([broken]);
  expect(refusal(log, swap(log, "p4", "p2"))).toEqual({ key: "swap breaks something", breaks: [broken] });
  write(log, swap(log, "p4", "p2", ["Player p2 has the bye"]));
  expect(currentRound(log).byes).toEqual(["p2"]);
  expect(breaks(log, "p2", "p4")).toEqual([]);
});

test("[ET-BYE-04, ET-BYE-53-Q] the bye goes to the side with the fewest points, and to nobody twice", () => {
  const log = played("epic-dogfight", "1-2 3-4 5-6 7", "100:50 100:10 100:90", "1-3 5-7 2-6 4");
  expect(breaks(log, "p4", "p3")).toContainEqual({ key: "bye not to the fewest points", side: "Player p3", rule: "ET-BYE-04" });
  expect(breaks(log, "p4", "p7")).toContainEqual({
    key: "another bye",
    side: "Player p7",
    instead: "Player p4",
    rule: "ET-BYE-53-Q",
  });
});

test("[ES-SWISS-12] Escalation pairs a group by margin from the top, so a swap within the group breaks that rule", () => {
  // The first side won every match: p1 by the most and p7 by the least.
  const log = played("escalation", "1-2 3-4 5-6 7-8", "60:0 50:0 40:0 30:0", "1-3 5-7 8-6 4-2");
  expect(breaks(log, "p3", "p5")).toEqual([
    {
      key: "opponents out of order",
      side: { side: "Player p1", points: 5, margin: 120 },
      opponent: { side: "Player p5", points: 5, margin: 100 },
      due: { side: "Player p3", points: 5, margin: 110 },
      rule: "ES-SWISS-12",
    },
  ]);
  expect(refusal(log, swap(log, "p3", "p5"))).toMatchObject({ breaks: [{ rule: "ES-SWISS-12" }] });
  expect(breaks(log, "p1", "p5")).toMatchObject([{ rule: "ES-SWISS-12" }]);
});

test("[ET-SWISS-14] Dogfight has no order within a group, so a swap there breaks nothing", () => {
  const log = played("epic-dogfight", "1-2 3-4 5-6 7-8", "60:0 50:0 40:0 30:0", "1-3 5-7 8-6 4-2");
  expect(breaks(log, "p3", "p5")).toEqual([]);
  expect(breaks(log, "p3", "p8")).toEqual([
    { key: "points at a table", table: 1, difference: 5, rule: "ET-SWISS-14" },
    { key: "points at a table", table: 3, difference: 5, rule: "ET-SWISS-14" },
  ]);
});

test("[ET-SWISS-14] a lot decides who in a group meets the lower side, even if a swap makes the points at a table differ more", () => {
  const log = played("epic-dogfight", "1-2 3-4 5-6", "60:0 50:0 40:0", "1-3 5-2 6-4");
  expect(breaks(log, "p5", "p6")).toEqual([]);
});

test("[ET-SWISS-08] a rematch is reported, whatever else the swap breaks", () => {
  const log = played("epic-dogfight", "1-2 3-4", "60:0 50:0", "1-3 2-4");
  expect(breaks(log, "p3", "p2")).toContainEqual({ key: "they meet again", sides: ["Player p1", "Player p2"], rule: "ET-SWISS-08" });
});

test("[ET-SWISS-03] in round 1, only family members and companions are kept apart", () => {
  const log = logWith("epic-dogfight", 0);
  for (const person of ["p1", "p2", "p3", "p4"]) {
    write(log, { kind: "registered", person, name: person, ...(person < "p3" && { apart: ["family"] }) });
    write(log, { kind: "handed in", player: person, list: { faction: "rebel", squads: [{ points: 300, ships: [] }] } });
  }
  pairByHand(log, [
    ["p1", "p3"],
    ["p2", "p4"],
  ]);
  expect(breaks(log, "p3", "p2")).toEqual([{ key: "people who belong together", table: 1, rule: "ET-SWISS-03" }]);
  expect(breaks(log, "p1", "p2")).toEqual([]);
});

test("a side that has left since the pairing still counts when the swap is judged", () => {
  const log = played("epic-dogfight", "1-2 3-4 5-6 7-8", "60:0 50:0 40:0 30:0", "1-3 5-7 8-6 4-2");
  write(log, { kind: "dropped", side: "p2" });
  expect(breaks(log, "p3", "p5")).toEqual([]);
});

test("a log with an older swap, which listed fewer breaks, can still be opened", () => {
  const log = played("escalation", "1-2 3-4 5-6 7-8", "60:0 50:0 40:0 30:0", "1-3 5-7 8-6 4-2");
  const older = { number: log.entries.length + 1, at: "2026-11-14T10:00:00.000Z", by: "organiser", what: swap(log, "p3", "p5") };
  const opened = openLog([...log.entries, older].map(({ hash, ...row }: (typeof log.entries)[number]) => row));
  invariant(opened.ok, "it opens");
  expect(opened.value.event.rounds[1]?.matches[0]?.sides).toEqual(["p1", "p5"]);
});
