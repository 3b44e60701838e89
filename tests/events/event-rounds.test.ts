/** A round as the organiser runs it: swaps, byes for latecomers, and extra time for every table. */
import type { EventLog } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";
import { begun, emptyEvent, join, linesOf, pairs, put, result } from "./small-events.ts";

const { file, read, broadside } = workplace();
const saved = (name: string, log: EventLog): string => file(`${name}.jsonl`, linesOf(log));

/** The output of a command that must be accepted, notes last. */
async function said(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await broadside(["event", ...args]);
  expect([code, args.join(" "), code === 0 ? "" : stderr]).toEqual([0, args.join(" "), ""]);
  return stdout + stderr;
}

/** Why a command is refused; the file stays the same. */
async function refused(name: string, does: string, ...args: readonly string[]): Promise<string> {
  const before = read(name);
  const { code, stderr } = await broadside(["event", does, name, ...args]);
  expect(code, args.join(" ")).not.toBe(0);
  expect(read(name)).toBe(before);
  return stderr;
}

describe("clock extend all", () => {
  test("gives more time to every table that is still playing, and one undo removes it", async () => {
    const log = join(emptyEvent("epic-dogfight"), "Ana", "Bo", "Cy", "Di", "Eve", "Flo");
    put(log, pairs(1, ["p1", "p2"], ["p3", "p4"], ["p5", "p6"]), { kind: "clock", round: 1, does: "start" }, result(1, 2, 10, 0));
    const name = saved("extend", log);
    const words = await said("clock", name, "extend", "all", "10", "--reason", "Fire alarm");
    expect(words).toContain("Round 1, table 1: 10 extra minutes (Fire alarm).\nRound 1, table 3: 10 extra minutes (Fire alarm).\n");
    expect(words).not.toContain("table 2");
    expect(JSON.parse(await said("clock", name, "--json")).tables.map(({ table }: { table: number }) => table)).toEqual([1, 3]);
    expect(await said("undo", name)).toContain("Undone: 2 rows.\n");
    expect(JSON.parse(await said("clock", name, "--json")).tables).toEqual([]);
  });

  test("leaves out a table that can't have that much time, and says so", async () => {
    const name = saved("extend-most", put(join(emptyEvent("epic-dogfight"), "A", "B", "C", "D"), pairs(1, ["p1", "p2"], ["p3", "p4"])));
    await said("clock", name, "extend", "1", "115");
    expect(await said("clock", name, "extend", "all", "10")).toContain("Note: A table can get 1 to 120 extra minutes in all (table 1).\n");
    expect(await refused(name, "clock", "extend", "all", "120")).toBe(
      "A table can get 1 to 120 extra minutes in all (tables 1, 2).\nSee the state of the event and what to do next: broadside event show extend-most.jsonl\n",
    );
  });

  test("needs a table that is still playing", async () => {
    const name = saved("extend-none", put(begun(), result(1, 2, 10, 0)));
    expect(await refused(name, "clock", "extend", "all", "5")).toBe(
      "No table is still playing in round 1.\nSee the state of the event and what to do next: broadside event show extend-none.jsonl\n",
    );
  });
});

describe("swap", () => {
  test("recommends --anyway only if that would be enough", async () => {
    const log = put(join(emptyEvent("epic-dogfight"), "Ana", "Bo", "Cy", "Di"), pairs(1, ["p1", "p2"], ["p3", "p4"]));
    put(log, result(1, 1, 100, 0), result(1, 2, 100, 0), pairs(2, ["p1", "p3"], ["p2", "p4"]), result(2, 1, 10, 0));
    const name = saved("swap", log);
    expect(await refused(name, "swap", "Ana", "Bo")).toBe(
      "One of the tables already has a result.\nSee the state of the event and what to do next: broadside event show swap.jsonl\n",
    );
    expect(await refused(name, "swap", "Bo", "Di", "--anyway")).toBe(
      "Both already sit at the same table, so there is nothing to swap.\nSee the state of the event and what to do next: broadside event show swap.jsonl\n",
    );
  });

  test("[ET-TO-51-Q] names what even --anyway doesn't allow, also if a swap breaks a criterion too", async () => {
    const log = emptyEvent("epic-dogfight");
    put(log, { kind: "staffed", person: "o2", name: "Sam", role: "second organiser" });
    for (const id of ["o1", "o2"]) put(log, { kind: "registered", person: id, name: id });
    join(log, "Cy", "Di");
    const list = { faction: "rebel", squads: [{ points: 300, ships: [] }] };
    for (const player of ["o1", "o2"]) put(log, { kind: "handed in", player, list });
    put(log, pairs(1, ["o1", "p3"], ["o2", "p4"]));
    const name = saved("judges", log);
    for (const more of [[], ["--anyway"]])
      expect(await refused(name, "swap", "p3", "o2", ...more)).toMatch(
        /^Both organisers meet at table 1\. Appoint a judge, or drop one of them \[ET-TO-51-Q\]\.\nSee the state of the event and what to do next: broadside event show judges\.jsonl\n$/,
      );
  });
});

describe("a latecomer's bye", () => {
  test("[ET-SWISS-56-Q, ET-BYE-02] is noted with its value", async () => {
    const log = put(join(emptyEvent("epic-dogfight"), "Ana", "Bo", "Cy", "Di"), pairs(1, ["p1", "p2"], ["p3", "p4"]));
    put(log, result(1, 1, 100, 0), result(1, 2, 100, 0));
    const name = saved("late-bye", join(log, "Eve"));
    const note = "Note: Eve came late and has the bye before playing a game. The bye counts as a win with a margin of 450 [ET-BYE-02].\n";
    expect(await said("pair", name, "--seed", "1")).toContain(note);
    await said("pair", name, "--cancel", "Once more");
    expect(await said("pair", name, "--by-hand", "p1-p3,p2-p4,bye:p5")).toContain(note);
    await said("pair", name, "--cancel", "Once more");
    expect(await said("pair", name, "--by-hand", "p1-p3,p2-p5,bye:p4")).not.toContain("came late");
    expect(await said("swap", name, "p4", "p5", "--anyway")).toContain(note);
    expect(await said("swap", name, "p4", "p5", "--anyway")).not.toContain("came late");
  });
});
