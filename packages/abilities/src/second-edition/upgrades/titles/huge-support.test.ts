import { startSetUp, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, flown, hugeTable, NEXT } from "../../huge-ships.testing.ts";
import { ABILITIES_2_5 } from "../../index.ts";
import { LATER, use } from "../upgrades.testing.ts";

const RAIDER = "outerrimpatrol";
const GOZANTI = "outerrimgarrison";
const GR75 = "echobaseevacuees";
const CROC = "syndicatesmugglers";

test("Corvus: the ship gains another calculate token after a calculate action", () => {
  const table = flown({ pilot: RAIDER, upgrades: ["corvus"] }, "1FW")
    .until("action")
    .say("calculate");
  expect(table.notes("token").filter((note) => note.ship === "A1")).toMatchObject([{ token: "calculate" }, { token: "calculate" }]);
});

describe("Insatiable Worrt", () => {
  const ending = (ship: Partial<TestShip>) =>
    hugeTable([[{ pilot: CROC, pose: at(900, 300), upgrades: ["insatiableworrt"], ...ship }], [{ ...NEXT, pilot: "academypilot" }]], {
      phase: "end",
    });

  test("the ship recovers one more shield or energy in the End phase", () => {
    const after = (choice: string) => {
      const table = ending({ shields: 0, energy: 0 }).until("use at duringEnd").say(use("insatiableworrt")).say(choice);
      return [table.ship("A1").shields, table.ship("A1").energy];
    };
    expect([after("shield"), after("energy")]).toEqual([
      [2, 1],
      [1, 2],
    ]);
    const without = ending({ shields: 0, energy: 0 }).until("use at duringEnd").pass();
    expect([without.ship("A1").shields, without.ship("A1").energy]).toEqual([1, 1]);
  });

  test("the player isn't offered one that is full", () => {
    expect(ending({ shields: 0 }).until("use at duringEnd").say(use("insatiableworrt")).ship("A1").shields).toBe(2);
    expect(ending({}).kind).not.toBe("use at duringEnd");
  });
});

test("Liberator: a ship that deploys can focus or barrel roll", () => {
  const ship = { pilot: "alderaanianguard", pose: at(900, 300), upgrades: ["liberator"], dial: "1FW" };
  const table = hugeTable(
    [
      [ship, { pilot: "redsquadronveteran", pose: undefined, status: "docked", carrier: "A1" }],
      [{ pilot: "academypilot", pose: at(1700, 800), dial: "2FB" }],
    ],
    { phase: "system" },
  );
  table.until("act in System phase").say("deploy").until("use at hasDeployed").say(use("liberator"));
  expect(table.keys).toEqual(["skip", "focus", "barrel-roll"]);
});

test("Luminous: the ship starts in reserve, and at the end of set-up is at range 0-2 of a friendly ship", () => {
  const friends = ["redsquadronveteran", "redsquadronveteran"];
  const table = startSetUp([{ ships: [{ pilot: GR75, upgrades: ["luminous"] }, ...friends] }, { ships: ["academypilot"] }], {
    edition: "2.5",
    registry: ABILITIES_2_5,
    setup: { table: "6x3" },
  });
  while (table.ship("A3").status === "reserve" || table.ship("B1").status === "reserve") table.pass();
  table.until("place ship");
  expect(table.ship("A1").status).toBe("reserve");
  const refused = table.give({ input: "answer", seat: 0, ask: table.game.open[0]?.number ?? 0, pose: at(900, 800, 90) });
  expect(refused).toBeDefined();
  table.pass();
  const { board } = table.game;
  expect(Math.min(...["A2", "A3"].map((id) => board.range(table.ship("A1"), table.ship(id))))).toBeLessThanOrEqual(2);
});

test("Quantum Storm: a fully executed white maneuver gives an energy, which removes stress (2E-HUGE-19)", () => {
  const energy = (dial: string, more: Partial<TestShip> = {}) => {
    const table = flown({ pilot: GR75, upgrades: ["quantumstorm"], energy: 1, ...more }, dial);
    return [table.ship("A1").energy, table.ship("A1").tokens.stress];
  };
  expect([energy("2FW"), energy("1FB")]).toEqual([
    [2, 0],
    [1, 0],
  ]);
  expect(energy("2FW", { energy: 0, tokens: { stress: 1 } })).toEqual([0, 0]);
});

describe("Suppressor", () => {
  const friend: TestShip = { pilot: "academypilot", pose: at(900, 480), activated: true };
  const foes: readonly TestShip[] = [
    { pilot: "redsquadronveteran", pose: at(900, 680, 180), tokens: { focus: 1 }, dial: "2FB" },
    { pilot: "redsquadronveteran", pose: at(1150, 690, 180), dial: "2FB" },
  ];
  const coordinating = (energy: number) => flying(energy).say("coordinate").say("focus");
  const flying = (energy: number, more: readonly string[] = [], edition: object = {}) =>
    hugeTable(
      [
        [{ pilot: GOZANTI, pose: at(900, 300), dial: "1FB", upgrades: ["suppressor", ...more], energy }, friend],
        foes.map((foe) => ({ ...foe, activated: true })),
      ],
      { phase: "activation", ...edition },
    ).until("action");

  test("an energy jams an enemy near the ship that it coordinated, at any range", () => {
    const table = coordinating(2);
    expect(table.keys).toEqual(["pass", use("suppressor")]);
    table.say(use("suppressor"));
    expect([table.ship("B1").tokens.focus, table.ship("A1").energy]).toEqual([0, 1]);
    expect(table.notes("token").filter((note) => note.token === "jam")).toMatchObject([{ ship: "B1" }]);
  });

  test("it doesn't work without energy", () => {
    expect(coordinating(0).keys).not.toContain(use("suppressor"));
  });

  test("it doesn't work after coordinating an enemy", () => {
    const table = flying(2, ["hondoohnaka"], LATER).say("upgrade:hondoohnaka").say("B1").say("focus");
    expect(table.notes("coordinated")).toMatchObject([{ target: "B1" }]);
    expect(table.keys).not.toContain(use("suppressor"));
  });
});
