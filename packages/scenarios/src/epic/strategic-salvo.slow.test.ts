import type { ShipId } from "@broadside/rules";
import { at, type Table, type TestList, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import {
  change,
  countersIn,
  type EpicGame,
  epicGame,
  epicSetUp,
  playedOut,
  refusalOf,
  seatsAt,
  untilRoundOver,
} from "./epic-game.testing.ts";

const squad = (team: number, ...pilots: readonly string[]): TestList => ({ ships: pilots.map((pilot) => ({ pilot, points: 40 })), team });
const ship = (x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({
  pilot: "academypilot",
  pose: at(x, y, y > 450 ? 180 : 0),
  ...more,
});

/** Seats 0 and 2 attack from above, and seat 1 defends below. Warheads that aren't listed haven't been launched yet. */
const salvo = (given: Partial<EpicGame> = {}): Table =>
  epicGame("strategic-salvo", {
    ships: [[ship(400, 850)], [ship(400, 60)], [ship(1400, 850)]],
    teams: [1, 2, 1],
    phase: "system",
    ...given,
    account: { numbers: [1, 2, 1], ...given.account },
    state: { seats: seatsAt("top", "bottom", "top"), ...given.state },
  });
const GONE = { status: "destroyed", pose: undefined } as const;
/** One warhead is in flight. All others are used up. */
const single = (pose: ReturnType<typeof at>, given: Partial<EpicGame> = {}): Table =>
  salvo({ remotes: { R1: { pose, seat: 0 }, R2: GONE, R3: GONE, R4: GONE, R5: GONE }, ...given });

describe("Launch", () => {
  test("attackers take turns to place one each round, wholly in their area and pointing away from their edge", () => {
    const table = salvo();
    expect(table.asks).toEqual([{ kind: "place remote", seat: 0, keys: [] }]);
    expect(refusalOf(table, at(900, 730))).toMatch(/not wholly inside its area/);
    expect(refusalOf(table, at(400, 850))).toBe("EB-SETUP-16: on top of something else");
    table.pass();
    expect([table.ship("R1").seat, table.ship("R1").pose?.heading, table.ship("R2").status]).toEqual([0, 180_000, "reserve"]);
    table.until("place remote");
    expect([table.game.state.round, table.asks[0]?.seat]).toEqual([3, 2]);
  });

  test("a warhead launched this round doesn't fly yet", () => {
    expect(salvo().pass().kind).not.toBe("relocate");
  });
});

describe("Flight", () => {
  test("a warhead flies the 4 straight or a 3 bank, and stays in play", () => {
    const table = single(at(900, 700, 180));
    expect(table.asks).toEqual([{ kind: "relocate", seat: 0, keys: ["straight", "left bank", "right bank"] }]);
    table.say("straight");
    expect(table.ship("R1").pose).toEqual(at(900, 509.8, 180));
  });

  test("a warhead at least partly in the target zone strikes: it escapes, and the attackers score 2", () => {
    const flown = (y: number) => single(at(900, y, 180)).say("straight");
    expect([flown(305).ship("R1").status, countersIn(flown(305))]).toEqual(["escaped", [2, 0, 0]]);
    expect([flown(310).ship("R1").status, countersIn(flown(310))]).toEqual(["inPlay", [0, 0, 0]]);
  });

  test("a warhead also strikes over the defenders' edge; over other edges it is intercepted, and the defenders score 2", () => {
    const below = single(at(150, 100, 180)).say("straight");
    expect([below.ship("R1").status, countersIn(below)]).toEqual(["escaped", [2, 0, 0]]);
    const beside = single(at(100, 500, 270)).say("straight");
    expect([beside.ship("R1").status, countersIn(beside)]).toEqual(["fled", [0, 2, 0]]);
  });
});

describe("Intercepted", () => {
  const attacked = (escort: TestShip, faces: readonly ("evade" | "focus" | "blank")[]): Table => {
    const table = single(at(900, 480, 180), {
      phase: "combat",
      ships: [[{ ...escort, engaged: true }], [{ pilot: "redsquadronveteran", pose: at(900, 300) }], [ship(1400, 850, { engaged: true })]],
      remotes: {
        R1: { pose: at(900, 480, 180), seat: 0, damage: [0, 1, 2].map((card) => ({ card, faceup: false, since: 0 })) },
        R2: GONE,
        R3: GONE,
        R4: GONE,
        R5: GONE,
      },
    });
    table
      .attackDice("hit", "hit", "blank")
      .defenseDice(...faces)
      .script([0, 6])
      .say("primary>R1");
    for (let step = 0; step < 20 && table.game.state.round === 2 && table.ship("R1").status === "inPlay"; step += 1) table.pass();
    return table;
  };

  test("shooting down a warhead gives the defenders 2 counters", () => {
    const table = attacked(ship(100, 850), ["focus", "focus", "blank"]);
    expect([table.ship("R1").status, countersIn(table)]).toEqual(["destroyed", [0, 2, 0]]);
  });

  test("Escort: with an attacker's ship at range 0-1 in its full front arc, a warhead's focus results count as evades", () => {
    expect(attacked(ship(960, 400), ["focus", "focus", "blank"]).ship("R1").status).toBe("inPlay");
    expect(attacked(ship(960, 560), ["focus", "focus", "blank"]).ship("R1").status).toBe("destroyed");
    expect(attacked(ship(960, 400), ["focus", "blank", "blank"]).ship("R1").status).toBe("destroyed");
  });
});

test("Controlled detonation: a warhead detonates without a die roll, and nobody scores", () => {
  const table = single(at(900, 500, 180), {
    phase: "end",
    ships: [[ship(400, 850)], [ship(900, 400, { pilot: "redsquadronveteran" })], [ship(1400, 850)]],
  });
  expect(table.asks).toEqual([0, 2].map((seat) => ({ kind: "warhead to set off", seat, keys: ["none", "R1"] })));
  table.script([0, 0, 0, 0]).say("R1", 0).say("R1", 2);
  expect([table.ship("R1").status, countersIn(table)]).toEqual(["destroyed", [0, 0, 0]]);
  expect(table.ship("B1").shields + 4 - table.ship("B1").damage.length).toBe(2 + 4 - 3);
});

describe("the end of the game", () => {
  test("the game ends when all warheads have been launched and none is in play", () => {
    const table = single(at(900, 500, 180), { phase: "planning", account: { counters: [0, 1, 0] } });
    change(table, "R1", GONE);
    expect(untilRoundOver(table).game.state.outcome).toEqual({ ending: "goal", winners: [2], draw: false });
    expect(untilRoundOver(salvo({ phase: "planning" })).game.state.outcome).toBeUndefined();
  });

  test("without defenders all warheads strike, and without attackers all are intercepted", () => {
    const wiped = (...ids: readonly ShipId[]) => {
      const table = salvo({ phase: "planning", edited: { warheads: 3 }, remotes: { R1: { pose: at(1000, 600, 180), seat: 0 } } });
      for (const id of ids) change(table, id, { status: "destroyed", pose: undefined });
      untilRoundOver(table);
      return [table.game.state.outcome?.ending, countersIn(table)];
    };
    expect(wiped("B1")).toEqual(["elimination", [6, 0, 0]]);
    expect(wiped("A1", "C1")).toEqual(["elimination", [0, 6, 0]]);
    expect(wiped("A1", "B1", "C1")).toEqual(["elimination", [0, 0, 0]]);
  });
});

test.each([2, 6])("random games of %i end by the rules, also when reloaded at every step", (seats) => {
  const lists = Array.from({ length: seats }, (_, seat) =>
    squad((seat % 2) + 1, ...(seats === 2 ? ["academypilot", "blacksquadronace"] : ["academypilot"])),
  );
  const table = playedOut(epicSetUp("strategic-salvo", lists, { key: `salvo ${seats}`, edited: { rounds: 8, obstacles: 4 } }), seats);
  expect(table.game.state.outcome).toBeDefined();
  expect(table.game.state.remotes.filter(({ status }) => status !== "reserve").length).toBeGreaterThan(2);
});
