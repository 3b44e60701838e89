import { describe, expect, test } from "vitest";
import { at, startTable, type Table, type TestShip } from "../testing.ts";
import { turnOrder } from "./turn-order.ts";

/** Returns the order as text, for example `A1 done, B1 now, A2 next`. */
const orderIn = ({ game }: Table): string =>
  turnOrder(game)
    .map(({ ship, state }) => `${ship} ${state}`)
    .join(", ");

const ship = (pilot: string, x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({ pilot, pose: at(x, y), ...more });

/** The first seat has initiative and ships with skills 2 and 8; the second seat has ships with skills 2 and 9. */
const four = (more: object = {}) => [
  [ship("rookiepilot", 100, 300, { dial: "1FG", ...more }), ship("lukeskywalker", 200, 300, { dial: "1FG", ...more })],
  [ship("rookiepilot", 600, 300, { dial: "1FG", ...more }), ship("wedgeantilles", 700, 300, { dial: "1FG", ...more })],
];

describe("the turn order in the Activation phase", () => {
  test("[1E-ACTIV-02] goes from the lowest skill up, on ties the seat with initiative first, and marks the ship whose turn it is", () => {
    const table = startTable({ phase: "activation", ships: four() }).until("action");
    expect(orderIn(table)).toBe("A1 now, B1 next, A2 next, B2 next");
    table.pass().until("action");
    expect(orderIn(table)).toBe("A1 done, B1 now, A2 next, B2 next");
    table.pass().until("action").pass().until("action");
    expect(orderIn(table)).toBe("A1 done, B1 done, A2 done, B2 now");
  });

  test("[1E-ACTIV-02] changes for tied skills if the other side has initiative", () => {
    const table = startTable({ phase: "activation", ships: four(), state: { initiative: [1, 0] } }).until("action");
    expect(orderIn(table)).toBe("B1 now, A1 next, A2 next, B2 next");
  });

  test("lists a player's ships with equal skill in squad order until the player chooses one", () => {
    const ships = [
      [ship("rookiepilot", 100, 300, { dial: "1FG" }), ship("rookiepilot", 200, 300, { dial: "1FG" })],
      [ship("wedgeantilles", 700, 300, { dial: "1FG" })],
    ];
    const table = startTable({ phase: "activation", ships }).until("next ship");
    expect(orderIn(table)).toBe("A1 next, A2 next, B1 next");
    expect(orderIn(table.say("A2").until("action"))).toBe("A2 now, A1 next, B1 next");
  });

  test("[HS-ACTIV-01] puts first-edition huge ships last, whatever their skill", () => {
    const ships = [[ship("gr75mediumtransport", 300, 300, { dial: "1F3" })], [ship("wedgeantilles", 1500, 300, { dial: "1FG" })]];
    const table = startTable({ phase: "activation", ships, setup: { table: "6x3" } }).until("action");
    expect(orderIn(table)).toBe("B1 now, A1 next");
  });

  test("leaves out a ship that has left the table", () => {
    const table = startTable({ phase: "activation", ships: four() }).until("action");
    table.game.setShip(table.ship("A2"), { status: "destroyed", pose: undefined });
    expect(orderIn(table)).toBe("A1 now, B1 next, B2 next");
  });

  test("[EB-WPHASE-05] puts wingmates directly after their leader, by number, before other ships with that initiative", () => {
    const wing = (position: "leader" | "leftFlank" | "rightFlank"): Partial<TestShip> => ({
      wing: { leader: "A1", position, split: false },
    });
    const ships = [
      [
        ship("academypilot", 400, 300, { dial: "1FW", ...wing("leader") }),
        ship("academypilot", 340, 300, wing("leftFlank")),
        ship("academypilot", 460, 300, wing("rightFlank")),
      ],
      [ship("academypilot", 800, 800, { dial: "2FB" })],
    ];
    const table = startTable({ edition: "2.0", phase: "activation", ships });
    expect(orderIn(table)).toBe("A1 now, A2 next, A3 next, B1 next");
    table.pass();
    expect(orderIn(table)).toBe("A1 done, A2 now, A3 next, B1 next");
  });
});

describe("the turn order in the Combat phase", () => {
  const facing = [
    [ship("rookiepilot", 100, 300), ship("lukeskywalker", 200, 300)],
    [
      { pilot: "academypilot", pose: at(150, 450, 180) },
      { pilot: "soontirfel", pose: at(250, 450, 180) },
    ],
  ];

  test.each(["1e", "2.0"] as const)("[1E-COMBAT-01, 2E-ENGAGE-01] %s: goes from the highest skill down", (edition) => {
    const ships = edition === "1e" ? facing : [[ship("redsquadronveteran", 100, 300), ship("lukeskywalker", 200, 300)], facing[1] ?? []];
    const table = startTable({ edition, phase: "combat", ships }).until("attack");
    expect(orderIn(table)).toBe("B2 now, A2 next, A1 next, B1 next");
    table.say("none").until("attack");
    expect(orderIn(table)).toBe("B2 done, A2 now, A1 next, B1 next");
  });
});

test.each(["planning", "end"] as const)("there is no turn order in the %s phase", (phase) => {
  const table = startTable({ ships: four() });
  table.game.setCursor({ ...table.game.state.cursor, phase });
  expect(turnOrder(table.game)).toEqual([]);
});

test("[2E-SYS-01] the turn order in the System phase includes only ships that can do something", () => {
  const ships = [[ship("academypilot", 100, 300), ship("whisper", 300, 300, { tokens: { cloak: 1 } })], [ship("wedgeantilles", 700, 700)]];
  const table = startTable({ edition: "2.0", phase: "system", ships }).until("act in System phase");
  expect(orderIn(table)).toBe("A2 now");
});
