import { expect, test } from "vitest";
import { emptyEvent, join, pair, paperList, team } from "../export/sample-event-testing.ts";
import { edgesOf } from "./edges.ts";

const eight = ["A", "B", "C", "D", "E", "F", "G", "H"];
const edges = (log: Parameters<typeof pair>[0], ...tables: readonly string[]) =>
  pair(log, ...tables).matches.map((match) => Object.fromEntries(edgesOf(log.event, match)));

test("[ES-TABLE-51-Q] the lower seating number takes edge 1, in whatever order the table was paired", () => {
  const log = emptyEvent("escalation");
  join(log, eight, paperList(60, 90, 120, 150));
  expect(edges(log, "p8 p3", "p1 p2", "p4 p7", "p6 p5")[0]).toEqual({ p3: 1, p8: 2 });
});

test("teams have their own seating numbers", () => {
  const log = emptyEvent("team-epic");
  join(log, eight.slice(0, 4));
  team(log, "Late", "p3", "p4");
  team(log, "Later", "p1", "p2");
  expect(edges(log, "t2 t1")).toEqual([{ t1: 1, t2: 2 }]);
});

test("a pod has no edges", () => {
  const log = emptyEvent("free-for-all");
  join(log, eight.slice(0, 3));
  expect(edges(log, "p3 p1 p2")).toEqual([{}]);
});
