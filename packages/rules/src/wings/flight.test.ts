import { mm, type Pose } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { destroy } from "../damage/destruction.ts";
import type { Game } from "../driver/game.ts";
import { type PlacedDevice, shipOf } from "../state/state.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";
import {
  ALL_FIVE,
  doing,
  ENEMY,
  FLANKS,
  flown,
  flyWing,
  LEADER,
  MATE,
  notedShips,
  notesOf,
  splitShips,
  telling,
  untilActs,
  wingOf,
} from "./wing.testing.ts";

/** Compares a pose with distances measured by hand: millimetres to the right of the leader, and ahead along its heading. */
function expectAt(pose: Pose | undefined, leader: Pose | undefined, right: number, forward: number): void {
  const turned = ((leader?.heading ?? 0) / 1000) * (Math.PI / 180);
  const [dx, dy] = [(pose?.x ?? 0) - (leader?.x ?? 0), (pose?.y ?? 0) - (leader?.y ?? 0)];
  expect((dx * Math.cos(turned) - dy * Math.sin(turned)) / mm(1)).toBeCloseTo(right, 1);
  expect((dx * Math.sin(turned) + dy * Math.cos(turned)) / mm(1)).toBeCloseTo(forward, 1);
  expect(pose?.heading).toBe(leader?.heading);
}

const rangeOf = (table: Table, one: string, other: string): number => table.game.board.range(table.ship(one), table.ship(other));

const destroyLeader = (game: Game) => destroy(game, shipOf(game.state, "A1"), "destroyed");

describe("when a wing flies", () => {
  test("[EB-WING-01, EB-WPHASE-02] the whole wing has one dial, and wingmates get none", () => {
    const table = startTable({ edition: "2.0", ships: [wingOf(ALL_FIVE), [ENEMY]] });
    expect(table.game.open.map(({ ask }) => ask.about?.ship)).toEqual(["A1", "B1"]);
    const set = table.until("action").events.flatMap((event) => ("set" in event && "dial" in event.set && event.set.dial ? [event] : []));
    expect(set).toMatchObject([{ ship: "A1" }, { ship: "B1" }]);
  });

  test("[EB-WPHASE-01] a wing of six is asked for one dial, and has then finished planning", () => {
    const table = startTable({ edition: "2.0", ships: [wingOf(ALL_FIVE), [{ ...ENEMY, activated: false }]] });
    expect(table.game.open.filter(({ ask }) => ask.seat === 0).map(({ ask }) => [ask.kind, ask.about?.ship])).toEqual([["dial", "A1"]]);
    table.say("2FB", 0);
    expect(table.asks).toMatchObject([{ kind: "dial", seat: 1 }]);
    table.pass();
    expect(table.game.state.cursor.phase).not.toBe("planning");
    expect(table.game.state.ships.filter(({ wing }) => wing).map(({ dial }) => dial)).toEqual(["2FB", ...Array(5).fill(undefined)]);
  });

  test("[EB-WMOVE-18] undoing the wing's move puts every ship back exactly where it was", () => {
    const blocker = { ...ENEMY, pose: at(510, 450, 163) };
    const table = startTable({
      edition: "2.0",
      ships: [wingOf(ALL_FIVE, { pose: at(450.123, 300.457, 17.301) }), [blocker]],
    });
    const poses = () => table.game.state.ships.map(({ pose }) => ({ ...pose }));
    const before = poses();
    table.say("2NB", 0).until("action").say("focus");
    expect(table.game.state.ships.filter(({ wing }, place) => wing && before[place]?.x !== poses()[place]?.x).length).toBeGreaterThan(1);
    expect(table.give({ input: "undo", seat: "judge", to: 0 })).toBeUndefined();
    expect(poses()).toEqual(before);
  });

  test("[EB-WPHASE-05, EB-WPHASE-07, EB-WPHASE-09] wingmates move and act after their leader by ID, one at a time", () => {
    const table = flyWing({ mates: { rightSupport: {}, rightFlank: {}, leftSupport: {}, rearSupport: {}, leftFlank: {} } });
    // A6 is the left flank, A3 the right flank, A5 the rear, and A4 and A2 are the supports.
    expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
    const acting = ["A1", "A6", "A3", "A5", "A4", "A2"];
    acting.forEach((ship, number) => {
      expect(table.game.open[0]?.ask.about?.ship).toBe(ship);
      expect(notesOf(table, "activated")).toEqual(acting.slice(0, number + 1));
      table.say("focus");
    });
    expect(notesOf(table, "revealed")).toEqual(["A1 2FB"]);
    expect(table.kind).not.toBe("action");
  });

  test("[EB-WPHASE-04, EB-WPHASE-08] wingmates activate at the leader's initiative, and not again at their own", () => {
    const second = { pilot: "academypilot", pose: at(880, 800, 180), dial: "2FB" };
    const third = { pilot: "blacksquadronace", pose: at(800, 880, 180), dial: "2FB" };
    const table = flown(flyWing({ enemies: [second, third] }));
    expect(notesOf(table, "activated")).toEqual(["B1", "B2", "A1", "A2", "A3"]);
  });

  test("[EB-WPHASE-13-Q] no other ship activates between a leader and its wingmates", () => {
    const other = wingOf(FLANKS, { pose: at(450, 700, 180), dial: "2FB" }, "B");
    const table = flown(flyWing({ enemies: other }));
    expect(notesOf(table, "activated")).toEqual(["A1", "A2", "A3", "B1", "B2", "B3"]);
  });

  test("[EB-WPHASE-10] leader and wingmates each engage at their own initiative", () => {
    const engages = telling("becameActive", () => "");
    const cards = { [`pilot:${LEADER}`]: engages, [`pilot:${MATE}`]: engages, "pilot:redsquadronveteran": engages };
    const mates = { leftFlank: {}, rightFlank: { pilot: "redsquadronveteran" } };
    const table = flyWing({ phase: "combat", mates, cards }).untilPhase("end");
    expect(notedShips(table)).toEqual(["A1", "A3", "A2"]);
  });

  test("[EB-WPHASE-14-Q] if the leader is lost between two wingmates, the first stays, and the rest fly straight at the end", () => {
    const cards = { "pilot:redsquadronveteran": doing("activationOver", (game) => destroyLeader(game)) };
    const mates = { leftFlank: { pilot: "redsquadronveteran" }, rightFlank: {}, rearSupport: {} };
    const table = flown(flyWing({ mates, cards }));
    expect(notesOf(table, "maneuver")).toEqual(["A1 2FB", "A3 2FW", "A4 2FW"]);
    expect(table.ship("A2")).toMatchObject({ pose: at(390, 420), tokens: { stress: 0 } });
    expect(table.ship("A3")).toMatchObject({ pose: at(510, 420), tokens: { stress: 1 } });
  });
});

describe("a wingmate in formation", () => {
  test("[EB-WING-04, EB-WMOVE-02] is placed beside its leader with the tool, and only the leader uses a template", () => {
    const table = flown(flyWing({ mates: ALL_FIVE, leader: { dial: "2NB" } }));
    const places = [
      [-60, 0],
      [60, 0],
      [0, -60],
      [-60, -60],
      [60, -60],
    ] as const;
    for (const [at, [right, forward]] of places.entries()) expectAt(table.ship(`A${at + 2}`).pose, table.ship("A1").pose, right, forward);
    expect(table.ship("A1").pose?.heading).toBe(45_000);
    expect(notesOf(table, "maneuver")).toEqual(["A1 2NB"]);
    expect(splitShips(table)).toEqual([]);
  });

  test("[EB-WMOVE-02] is flush with a large leader's rear edge in the front row, and 20 mm behind it in the back row", () => {
    const table = flown(flyWing({ mates: ALL_FIVE, leader: { pilot: "lothalrebel" } }));
    expect(table.game.state.ships.map(({ pose }) => pose).slice(0, 6)).toEqual([
      at(450, 460),
      at(390, 440),
      at(510, 440),
      at(450, 380),
      at(390, 380),
      at(510, 380),
    ]);
  });

  test("[2E-COMP-09] loses contact with a ship that it was touching", () => {
    const beside: TestShip = { ...ENEMY, pose: at(350, 300, 90), touching: ["A2"] };
    const table = flyWing({ mates: { leftFlank: { touching: ["B1"] }, rightFlank: {} }, enemies: [beside] });
    expect(rangeOf(table, "A2", "B1")).toBe(0);
    flown(table);
    expect(splitShips(table)).toEqual([]);
    expect([table.ship("A2").touching, table.ship("B1").touching]).toEqual([[], []]);
    expect(rangeOf(table, "A2", "B1")).toBe(1);
  });

  test("[EB-WMOVE-03, EB-WMOVE-10] counts as revealing its leader's dial", () => {
    const shown = telling("dialRevealed", (game) => game.state.motion?.code ?? "");
    const table = flyWing({ leader: { dial: "2BB" }, cards: { [`pilot:${MATE}`]: shown } }).until("action");
    expect(table.game.state.ships.map(({ revealed }) => revealed)).toEqual(["2BB", "2BB", "2BB", undefined]);
    flown(table);
    expect(notedShips(table)).toEqual(["A2 2BB", "A3 2BB"]);
  });

  test("[EB-WMOVE-01, EB-WMOVE-04, EB-WMOVE-06] has fully executed the leader's maneuver, even if the leader was stopped", () => {
    const told = telling("maneuverExecuted", (game) => `${game.state.motion?.code} ${game.state.motion?.bumped ? "in part" : "in full"}`);
    const cards = { [`pilot:${MATE}`]: told, [`pilot:${LEADER}`]: told };
    const blocker = { ...ENEMY, pose: at(450, 450, 180) };
    const table = flown(flyWing({ leader: { dial: "3FW" }, enemies: [blocker], cards }));
    expect(notedShips(table)).toEqual(["A1 3FW in part", "A2 3FW in full", "A3 3FW in full"]);
    expect(table.ship("A1").pose).toEqual(at(450, 410));
    expect(table.ship("A2")).toMatchObject({ pose: at(390, 410), speed: 3 });
  });

  test("[EB-WMOVE-05] loses a stress token for a blue maneuver and gains one for a red one", () => {
    const blue = flown(flyWing({ mates: { leftFlank: { tokens: { stress: 1 } }, rightFlank: {} } }));
    expect(blue.ship("A2").tokens.stress).toBe(0);
    const red = flown(flyWing({ leader: { dial: "4KR" } }));
    expect([red.ship("A2").tokens.stress, red.ship("A3").tokens.stress]).toEqual([1, 1]);
    expect(splitShips(red)).toEqual([]);
  });

  test("[EB-WMOVE-07] doesn't need the maneuver on its own dial", () => {
    const table = flown(flyWing({ leader: { pilot: "soontirfel", dial: "5FW" } }));
    expect(table.ship("A2")).toMatchObject({ pose: at(390, 540), speed: 5 });
  });

  test.each([
    ["5FW", 1],
    ["1TW", 1],
    ["2TB", 0],
  ])("[EB-WMOVE-07] is placed and acts after a %s that isn't on its own dial, and that maneuver's colour applies", (dial, stress) => {
    const mates = { leftFlank: { tokens: { stress: 1 } }, rightFlank: {} };
    const table = untilActs(flyWing({ leader: { pilot: "soontirfel", dial }, mates }), "A3");
    const [leader, ...followers] = ["A1", "A2", "A3"].map((id) => table.ship(id));
    expect(leader && table.game.factsOf(leader).dial.has(dial)).toBe(true);
    for (const mate of followers) {
      expect(table.game.factsOf(mate).dial.has(dial)).toBe(false);
      expectAt(mate.pose, leader?.pose, mate.id === "A2" ? -60 : 60, 0);
      expect(mate).toMatchObject({ revealed: dial, speed: Number(dial[0]), skipsAction: false });
    }
    expect(splitShips(table)).toEqual([]);
    expect(notesOf(table, "maneuver")).toEqual([`A1 ${dial}`]);
    expect(table.ship("A2").tokens.stress).toBe(stress);
    expect(table.keys).toContain("focus");
  });

  test("[EB-WMOVE-08, EB-WMOVE-09] is affected by obstacles under its new place, but not by those on its way", () => {
    const obstacles = [
      { token: "coreasteroid0", pose: at(390, 430) },
      { token: "coreasteroid1", pose: at(510, 360) },
    ] as const;
    const table = flyWing({ mates: FLANKS, obstacles }).attackDice("hit");
    table.until("action").say("skip").until("action");
    expect(table.game.open[0]?.ask.about?.ship).toBe("A3");
    expect(notesOf(table, "met obstacle")).toEqual(["A2"]);
    expect(table.ship("A2")).toMatchObject({ shields: 1, skipsAction: true, wing: { split: false } });
  });

  test("[EB-WMOVE-23-Q] sets off a mine under its new place once, but not a mine on its way", () => {
    const mine = { token: "proximityMine", kind: "proximity mine", seat: 1, ship: "B1", round: 1 } as const;
    const devices: readonly PlacedDevice[] = [
      { ...mine, id: "device 1", pose: at(390, 430) },
      { ...mine, id: "device 2", pose: at(510, 350) },
    ];
    const table = flown(flyWing({ state: { devices } }).attackDice("blank", "blank"));
    expect(table.notes("detonated")).toMatchObject([{ device: "device 1" }]);
    expect(table.game.state.devices.map(({ id }) => id)).toEqual(["device 2"]);
    expect(table.ship("A2")).toMatchObject({ shields: 1, wing: { split: false } });
  });

  test("[EB-WMOVE-21-Q] executes what its leader executed: a stationary maneuver, or an ionized leader's drift", () => {
    const stop = flown(flyWing({ leader: { dial: "0OW" }, mates: { leftFlank: { pose: at(300, 300) }, rightFlank: {} } }));
    expect(stop.ship("A2")).toMatchObject({ pose: at(390, 300), speed: 0, revealed: "0OW" });
    const ion = flyWing({
      leader: { dial: undefined, tokens: { ion: 1 } },
      mates: { leftFlank: { tokens: { stress: 1 } }, rightFlank: {} },
    });
    flown(ion);
    expect(ion.ship("A2")).toMatchObject({ pose: at(390, 380), revealed: "1FB", tokens: { stress: 0 } });
  });
});
