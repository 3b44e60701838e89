import { describe, expect, test } from "vitest";
import { at, startTable, type Table, type TestShip } from "../testing.ts";
import { ENEMY, FLANKS, type Mates, notesOf, splitShips, untilActs, wingOf } from "./wing.testing.ts";

const apart = (mate: Partial<TestShip> = {}): Partial<TestShip> => ({
  wing: { leader: "A1", position: "leftFlank", split: true },
  pose: at(350, 300),
  ...mate,
});

/** Sets up a wing at the end of a round, with its left flank split off. */
const ended = (mate: Partial<TestShip>, { leader = {}, mates = {}, enemies = [ENEMY], ...more }: Ended = {}): Table =>
  startTable({ edition: "2.0", phase: "end", ships: [wingOf({ leftFlank: apart(mate), ...mates }, leader), enemies], ...more });
interface Ended {
  readonly leader?: Partial<TestShip>;
  readonly mates?: Mates;
  readonly enemies?: readonly TestShip[];
  readonly obstacles?: readonly { readonly token: "coreasteroid0"; readonly pose: ReturnType<typeof at> }[];
}

const isOffered = (table: Table): boolean => table.kind.includes("wing") && table.keys.includes("join");

describe("splitting and joining at the end of the End phase", () => {
  test("[EB-SPLIT-22, EB-SPLIT-24, EB-WPHASE-11] a wingmate may choose to split, at no cost", () => {
    const table = startTable({ edition: "2.0", phase: "end", ships: [wingOf(FLANKS), [ENEMY]] });
    expect(table.asks.map(({ kind, keys }) => [kind, keys])).toEqual([
      ["split or join wing", ["stay", "split"]],
      ["split or join wing", ["stay", "split"]],
    ]);
    table.say("split", "A2").say("stay", "A3");
    expect(splitShips(table)).toEqual(["A2"]);
    expect(notesOf(table, "split")).toEqual(["A2 of its own will"]);
    expect(table.ship("A2")).toMatchObject({ pose: at(390, 300), tokens: { stress: 0 } });
  });

  test("[EB-SPLIT-23] a ship that chose to split has its own dial and its whole action bar", () => {
    const table = startTable({ edition: "2.0", phase: "end", ships: [wingOf(FLANKS), [ENEMY]] })
      .say("split", "A2")
      .say("stay", "A3");
    expect(table.game.open.map(({ ask }) => ask.about?.ship)).toEqual(["A1", "A2", "B1"]);
    expect(untilActs(table, "A2").keys).toContain("barrel-roll");
  });

  test("[EB-JOIN-10, EB-JOIN-11, EB-WPHASE-12] a split ship may join: it is placed in formation as a wingmate and gains 1 stress", () => {
    const table = ended({});
    expect(table.asks[0]?.keys).toEqual(["stay", "join"]);
    table.say("join", "A2");
    expect(table.ship("A2")).toMatchObject({ pose: at(390, 300), wing: { split: false }, tokens: { stress: 1 } });
    expect(notesOf(table, "joined")).toEqual(["A2"]);
  });

  test("[EB-JOIN-12] a ship that has joined splits again if its leader executes a red maneuver in the next round", () => {
    const table = ended({}).say("join", "A2");
    untilActs(table.until("dial").say("4KR", "A1"), "A1");
    expect(splitShips(table)).toEqual(["A2"]);
  });

  test("[EB-JOIN-09] a split ship may choose to stay on its own", () => {
    const table = ended({}).say("stay", "A2");
    expect(splitShips(table)).toEqual(["A2"]);
  });

  test("[EB-JOIN-02, 2E-WCARD-18] joining is possible at the end of a round, but not at the start of the next", () => {
    const table = ended({}).say("stay", "A2");
    const seen: string[] = [];
    while (!table.kind.includes("wing")) {
      seen.push(`${table.game.state.cursor.phase} ${table.keys.includes("join")}`);
      table.pass();
    }
    expect(seen.every((entry) => entry.endsWith("false"))).toBe(true);
    expect([table.game.state.round, table.game.state.cursor.phase]).toEqual([2, "end"]);
  });

  test("[EB-JOIN-03] a ship may join only at range 0 or 1 of its leader", () => {
    expect(isOffered(ended({ pose: at(450, 340) }))).toBe(true);
    expect(isOffered(ended({ pose: at(310, 300) }))).toBe(true);
    expect(isOffered(ended({ pose: at(309, 300) }))).toBe(false);
  });

  test("[EB-JOIN-04, EB-JOIN-05, EB-JOIN-06] a stressed, ionized or tractored ship can't join", () => {
    expect(isOffered(ended({ tokens: { stress: 1 } }))).toBe(false);
    expect(isOffered(ended({ tokens: { ion: 1 } }))).toBe(false);
    // Tractor tokens are removed in the End phase before ships join, so this test runs only that step.
    const joining = (tractor: number) =>
      startTable({ edition: "2.0", phase: "end", step: 4, ships: [wingOf({ leftFlank: apart({ tokens: { tractor } }) }), [ENEMY]] });
    expect([isOffered(joining(0)), isOffered(joining(1))]).toEqual([true, false]);
  });

  test("[EB-JOIN-07, EB-JOIN-08] a ship can't join if it or its leader is cloaked", () => {
    expect(isOffered(ended({ tokens: { cloak: 1 } }))).toBe(false);
    expect(isOffered(ended({}, { leader: { tokens: { cloak: 1 } } }))).toBe(false);
  });

  test("[EB-JOIN-01] a ship can't join another wing", () => {
    const elsewhere = { wing: { leader: "A3", position: "leftFlank", split: true } as const };
    const second = wingOf({}, { pose: at(750, 300) })[0] as TestShip;
    const other = { ...second, wing: { leader: "A3", position: "leader", split: false } as const };
    const table = startTable({ edition: "2.0", phase: "end", ships: [[...wingOf({ leftFlank: apart(elsewhere) }), other], [ENEMY]] });
    expect(isOffered(table)).toBe(false);
  });

  test("[EB-JOIN-13] a ship can't join while its leader is off the table, but can when the leader is back", () => {
    const table = ended({}, { leader: { status: "reserve", pose: undefined } });
    expect(isOffered(table)).toBe(false);
    const back = { change: "ship", ship: "A1", set: { status: "inPlay", pose: at(450, 300) } } as const;
    table.say("1FB", "A2").give({ input: "set", reason: "test", changes: [back] });
    expect(isOffered(table.until("split or join wing"))).toBe(true);
  });

  test("[EB-JOIN-14-Q] a ship can't join if its place is taken or off the table", () => {
    expect(isOffered(ended({}, { enemies: [{ ...ENEMY, pose: at(390, 339, 180) }] }))).toBe(false);
    expect(isOffered(ended({}, { enemies: [{ ...ENEMY, pose: at(390, 340, 180) }] }))).toBe(true);
    expect(isOffered(ended({ pose: at(100, 360) }, { leader: { pose: at(70, 300) } }))).toBe(false);
  });

  test("[EB-JOIN-15-Q] a ship may join onto an obstacle, which has no effect", () => {
    const table = ended({}, { obstacles: [{ token: "coreasteroid0", pose: at(390, 290) }] }).say("join", "A2");
    expect(splitShips(table)).toEqual([]);
    expect(notesOf(table, "met obstacle")).toEqual([]);
  });

  test("[EB-JOIN-16-Q] a ship may join an ionized leader, and drifts with it", () => {
    const table = ended({}, { leader: { tokens: { ion: 1 } } })
      .say("join", "A2")
      .until("split or join wing");
    expect(table.ship("A2")).toMatchObject({ pose: at(390, 380), wing: { split: false } });
  });

  test("[EB-SPLIT-34-Q] each ship may split or join once, and they do so by ID", () => {
    const mates: Mates = {
      rearSupport: { wing: { leader: "A1", position: "rearSupport", split: true }, pose: at(450, 240) },
      rightFlank: {},
    };
    const table = ended({}, { mates });
    expect(table.asks.map(({ keys }) => keys[1])).toEqual(["join", "split", "join"]);
    table.say("join", "A2").say("split", "A4").say("join", "A3");
    expect(table.kind).not.toContain("split or join wing");
    expect(splitShips(table)).toEqual(["A4"]);
    expect(notesOf(table, "joined")).toEqual(["A2", "A3"]);
  });
});
