import { describe, expect, test } from "vitest";
import { destroy } from "../damage/destruction.ts";
import { dock } from "../docking/docking-second-edition.ts";
import type { Game } from "../driver/game.ts";
import { BOOSTS } from "../reposition/directions.ts";
import { reposition } from "../reposition/reposition.ts";
import { letEscape, putInReserve } from "../scenario/leaving.ts";
import { type Ship, type ShipId, shipOf } from "../state/state.ts";
import { at, startTable } from "../testing.ts";
import { assign } from "../tokens/tokens.ts";
import { ALL_FIVE, atStart, doing, ENEMY, FLANKS, flown, flyWing, LEADER, notesOf, splitShips, wingOf } from "./wing.testing.ts";

const THREE = { leftFlank: {}, rightFlank: {}, rearSupport: {} };
const ship = (game: Game, id: ShipId): Ship => shipOf(game.state, id);

describe("splitting from a wing", () => {
  test("[EB-SPLIT-02, EB-SPLIT-05, EB-SPLIT-06] a wingmate that becomes ionized or tractored splits, and nobody is asked", () => {
    const ion = flyWing({ mates: THREE, cards: atStart((game) => assign(game, ship(game, "A3"), "ion")) });
    expect(splitShips(ion)).toEqual(["A3"]);
    const tractor = flyWing({ mates: THREE, cards: atStart((game) => assign(game, ship(game, "A2"), "tractor")) });
    while (tractor.kind !== "action") tractor.pass();
    expect(splitShips(tractor)).toEqual(["A2"]);
    expect(notesOf(tractor, "split")).toEqual(["A2 tractored"]);
  });

  test("[EB-SPLIT-11, EB-SPLIT-12] all wingmates split if their leader becomes ionized or tractored", () => {
    for (const token of ["ion", "tractor"] as const) {
      const table = flyWing({ mates: THREE, cards: atStart((game) => assign(game, ship(game, "A1"), token)) }).until("action");
      expect(splitShips(table)).toEqual(["A2", "A3", "A4"]);
    }
  });

  test("[EB-SPLIT-11] a leader that is already ionized doesn't split its wing by gaining another ion token", () => {
    const table = flyWing({ leader: { tokens: { ion: 1 } }, cards: atStart((game) => assign(game, ship(game, "A1"), "ion")) });
    expect(splitShips(table)).toEqual([]);
  });

  test("[EB-SPLIT-07, EB-SPLIT-08, EB-SPLIT-32-Q] a stressed wingmate splits before it moves if its leader executes a red maneuver", () => {
    const mates = { leftFlank: {}, rightFlank: { tokens: { stress: 1 } }, rearSupport: {} };
    const table = flown(flyWing({ mates, leader: { dial: "4KR" } }));
    expect(splitShips(table)).toEqual(["A3"]);
    expect(table.ship("A1").tokens.stress).toBe(1);
    expect(table.ship("A2").tokens.stress).toBe(1);
    expect(table.ship("A3")).toMatchObject({ pose: at(510, 420), tokens: { stress: 2 } });
  });

  test("[EB-SPLIT-15] a stressed wingmate doesn't split without a red maneuver", () => {
    const mates = { leftFlank: { tokens: { stress: 1 } }, rightFlank: {} };
    expect(splitShips(flown(flyWing({ mates, leader: { dial: "3FW" } })))).toEqual([]);
  });

  test("[EB-SPLIT-33-Q] the colour in which the leader executes the maneuver counts", () => {
    const mates = { leftFlank: { tokens: { stress: 1 } }, rightFlank: {} };
    const cards = { [`pilot:${LEADER}`]: { answers: { sums: { difficulty: () => 1 } } } };
    expect(splitShips(flown(flyWing({ mates, cards, leader: { dial: "3FW" } })))).toEqual(["A2"]);
  });

  test("[EB-SPLIT-09, EB-FAQ-08, EB-FAQ-09] a wingmate moved by an effect splits, but a leader moved by one doesn't split its wing", () => {
    const boosts = (id: ShipId) =>
      doing("startOfCombat", (game) => {
        const how = { seat: 0, kind: "boost", rule: "2E-ACT-29", landing: "clear" } as const;
        return reposition(game, ship(game, id), BOOSTS, how) as never;
      });
    const mate = flyWing({ phase: "combat", cards: { "pilot:academypilot": boosts("A2") } })
      .until("boost")
      .say("straight");
    expect(splitShips(mate)).toEqual(["A2"]);
    const led = flyWing({ phase: "combat", cards: { "pilot:academypilot": boosts("A1") } })
      .until("boost")
      .say("straight")
      .untilPhase("end");
    expect(splitShips(led)).toEqual([]);
    expect([led.ship("A1").pose, led.ship("A2").pose]).toEqual([at(450, 380), at(390, 300)]);
    led.until("dial").say("2FB", "A1").until("boost");
    expect([led.ship("A1").pose, led.ship("A2").pose]).toEqual([at(450, 500), at(390, 500)]);
  });

  test("[EB-SPLIT-10, EB-SPLIT-16] all wingmates split and have no dial if their leader is destroyed before it activates", () => {
    const table = flyWing({ mates: { ...THREE, leftSupport: {} }, cards: atStart((game) => destroy(game, ship(game, "A1"), "destroyed")) });
    flown(table);
    expect(splitShips(table)).toEqual(["A2", "A3", "A4", "A5"]);
    expect(notesOf(table, "maneuver")).toEqual(["A2 2FW", "A3 2FW", "A4 2FW", "A5 2FW"]);
  });

  test("[EB-WMOVE-22-Q] all wingmates split and fly straight if their leader flees", () => {
    const table = flown(flyWing({ mates: THREE, leader: { pose: at(450, 820), dial: "3FW" } }));
    expect(table.ship("A1").status).toBe("fled");
    expect(splitShips(table)).toEqual(["A2", "A3", "A4"]);
    expect(notesOf(table, "maneuver")).toEqual(["A1 3FW", "A2 2FW", "A3 2FW", "A4 2FW"]);
  });

  test("[EB-SPLIT-35-Q] all wingmates split if their leader escapes or goes into reserve", () => {
    const escaped = flyWing({ cards: atStart((game) => void letEscape(game, ship(game, "A1"))) });
    expect(splitShips(escaped)).toEqual(["A2", "A3"]);
    const reserve = flyWing({ cards: atStart((game) => putInReserve(game, ship(game, "A1"))) });
    expect(splitShips(reserve)).toEqual(["A2", "A3"]);
  });

  test.each<[string, (game: Game, leader: Ship) => ReturnType<typeof destroy> | undefined]>([
    ["destroyed", (game, leader) => destroy(game, leader, "destroyed")],
    ["fled", (game, leader) => destroy(game, leader, "fled")],
    ["escaped", (game, leader) => void letEscape(game, leader)],
    ["docked", (game, leader) => dock(game, leader, ship(game, "A4"))],
    ["reserve", (game, leader) => putInReserve(game, leader)],
  ])("[EB-SPLIT-35-Q] the whole wing splits when its leader's status becomes %s", (status, goes) => {
    const cards = atStart((game) => goes(game, ship(game, "A1")));
    const carrier = { pilot: "lothalrebel", pose: at(100, 100), activated: true };
    const ships = [[...wingOf(FLANKS, { dial: "2FB" }), carrier], [ENEMY]];
    const table = startTable({ edition: "2.0", phase: "activation", ships, cards });
    expect([table.ship("A1").status, splitShips(table)]).toEqual([status, ["A2", "A3"]]);
  });

  test("[EB-WSET-12-Q] a wingmate put into reserve splits", () => {
    const table = flyWing({ cards: atStart((game) => putInReserve(game, ship(game, "A2"))) });
    expect(table.ship("A2")).toMatchObject({ status: "reserve", wing: { split: true } });
    expect(splitShips(table)).toEqual(["A2"]);
  });

  test("[EB-SPLIT-30-Q] a wing whose leader is shot down splits only when the leader leaves the table", () => {
    const damaged = [0, 1, 2].map((card) => ({ card, faceup: false, since: 1 }));
    const leader = { shields: 0, damage: damaged };
    const enemy = { pilot: "howlrunner", pose: at(450, 450, 180) };
    const other = { pilot: "maulermithel", pose: at(880, 880, 180) };
    const table = startTable({ edition: "2.0", phase: "combat", ships: [[enemy, other], wingOf(FLANKS, leader, "B")] });
    table.until("attack").attackDice("hit", "hit", "hit").defenseDice("blank", "blank").say("primary>B1");
    table.until("attack");
    expect(table.game.open[0]?.ask.about?.ship).toBe("B1");
    expect([table.ship("B1").status, splitShips(table)]).toEqual(["inPlay", []]);
    table.say("none").untilPhase("end");
    expect([table.ship("B1").status, splitShips(table)]).toEqual(["destroyed", ["B2", "B3"]]);
  });

  test("[EB-WID-05] a split ship keeps its place in its former wing", () => {
    const table = flyWing({ mates: ALL_FIVE, cards: atStart((game) => assign(game, ship(game, "A5"), "ion")) });
    expect(table.ship("A5").wing).toEqual({ leader: "A1", position: "leftSupport", split: true });
  });

  test("a wing splits if a judge removes its leader", () => {
    const table = startTable({ edition: "2.0", ships: [wingOf(FLANKS), [ENEMY]] });
    const gone = { change: "ship", ship: "A1", set: { status: "reserve", pose: undefined } } as const;
    table.give({ input: "set", reason: "test", changes: [gone] });
    flown(table);
    expect(notesOf(table, "maneuver")).toContain("A2 2FW");
    table.untilPhase("planning");
    expect(splitShips(table)).toEqual(["A2", "A3"]);
    expect(table.asks.length).toBe(3);
  });
});
