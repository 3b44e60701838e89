import { at, facesDrawn, type TestList, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import {
  change,
  countersIn,
  epicGame,
  epicSetUp,
  hyperspacePoint,
  onCard,
  playedOut,
  refusalOf,
  scoresIn,
  untilRoundOver,
} from "./epic-game.testing.ts";

const ACES: readonly TestList[] = ["redsquadronveteran", "blacksquadronace", "goldsquadronveteran", "sabersquadronace"].map((pilot) => ({
  ships: [{ pilot, points: 50 }],
}));

const facedown = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 0 }));

describe("set-up", () => {
  const table = epicSetUp("aces-high", ACES, { key: "aces" }).until("place ship");

  test("four hyperspace points are at range 3 of the corners, and no obstacle overlaps them", () => {
    const points = table.game.state.scenario?.pieces ?? [];
    expect(points.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => "hyperspacePoint"));
    expect(points[0]?.pose).toMatchObject({ x: 300_000, y: 300_000 });
    const obstacles = epicSetUp("aces-high", ACES, { key: "aces" }).until("place obstacle");
    expect(refusalOf(obstacles, at(300, 300))).toMatch(/on top of/);
    expect(refusalOf(obstacles, at(457, 60))).toMatch(/EB-SETUP-13/);
  });

  test("ships are placed in player order, whatever their initiative", () => {
    const order = table.game.state.initiative;
    const seats: number[] = [];
    while (table.kind === "place ship") {
      seats.push(table.asks[0]?.seat ?? -1);
      table.pass();
    }
    expect(seats).toEqual(order);
  });

  test("a ship is placed at any edge, beyond range 2 of every other ship", () => {
    const second = epicSetUp("aces-high", ACES, { key: "aces" }).until("place ship").put(at(450, 50));
    expect(refusalOf(second, at(250, 50))).toMatch(/within range 2 another ship/);
    expect(refusalOf(second, at(205, 50))).toBeUndefined();
    expect(refusalOf(second, at(50, 700, 90))).toBeUndefined();
    expect(refusalOf(second, at(450, 450))).toMatch(/not wholly inside/);
  });
});

/** Two aces face each other; a third is far away. */
const duel = (target: Partial<TestShip> = {}, given: Partial<Parameters<typeof epicGame>[1]> = {}) =>
  epicGame("aces-high", {
    ships: [
      [{ pilot: "redsquadronveteran", pose: at(450, 300) }],
      [{ pilot: "academypilot", pose: at(450, 450, 180), engaged: true, ...target }],
      [{ pilot: "blacksquadronace", pose: at(50, 860, 180), engaged: true }],
    ],
    phase: "combat",
    ...given,
  });

const shoots = (table: ReturnType<typeof duel>, ...hits: readonly ("hit" | "blank")[]) => {
  table
    .attackDice(...hits)
    .defenseDice("blank", "blank", "blank")
    .script([0, 0, 0])
    .say("primary>B1");
  for (let step = 0; step < 30 && table.kind.startsWith("modify"); step += 1) table.pass();
  return table;
};

describe("First hit", () => {
  test("damage to a ship at full health gives the attacker 1 counter", () => {
    expect(countersIn(shoots(duel(), "hit", "blank", "blank", "blank"))).toEqual([1, 0, 0]);
    expect(countersIn(shoots(duel(), "blank", "blank", "blank", "blank"))).toEqual([0, 0, 0]);
  });

  test("damage to a ship that was already damaged gives none", () => {
    expect(countersIn(shoots(duel({ damage: facedown(1) }), "hit", "blank", "blank", "blank"))).toEqual([0, 0, 0]);
  });
});

describe("Shot confirmed", () => {
  test("[EB-VC-02, EB-VC-06] destroying a ship gives 2 counters and those on its card, and puts 1 on the destroyer's card", () => {
    const table = shoots(
      duel({ damage: facedown(2) }, { account: { onCards: { B1: 3 }, counters: [0, 1, 0] } }),
      "hit",
      "blank",
      "blank",
      "blank",
    );
    expect(countersIn(table)).toEqual([5, 1, 0]);
    expect([onCard(table, "A1"), onCard(table, "B1")]).toEqual([1, 0]);
    expect(scoresIn(table)).toEqual([6, 1, 0]);
  });

  test("[EB-VC-05] counters on a card aren't scored yet, but count for its player at the end", () => {
    const table = duel({}, { account: { onCards: { B1: 3 } } });
    expect(countersIn(table)).toEqual([0, 0, 0]);
    expect(scoresIn(table)).toEqual([0, 3, 0]);
  });

  test("damage from a bomb counts for the bomb's player like an attack", () => {
    const bomb = { id: "device 1", token: "standardBomb", kind: "proton bomb", pose: at(450, 450), seat: 2, ship: "C1", round: 2 } as const;
    const table = duel({ damage: facedown(2), activated: true }, { phase: "activation", state: { devices: [bomb] }, draws: [0] });
    for (let step = 0; step < 20 && table.ship("B1").status === "inPlay"; step += 1) table.pass();
    expect(table.notes("detonated")).toHaveLength(1);
    expect(countersIn(table)).toEqual([0, 0, 2]);
  });

  test("the organiser can set the number of counters", () => {
    expect(countersIn(shoots(duel({ damage: facedown(2) }, { edited: { kill: 4 } }), "hit", "blank", "blank", "blank"))).toEqual([4, 0, 0]);
  });
});

describe("Stay in the fight", () => {
  const fliesOff = (counters: readonly number[]) => {
    const table = epicGame("aces-high", {
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(450, 880), dial: "3FW" }],
        [{ pilot: "academypilot", pose: at(450, 200), activated: true }],
      ],
      phase: "activation",
      account: { onCards: { A1: 2 }, counters },
    });
    return untilRoundOver(table);
  };

  test("a ship that flees loses the counters on its card, and its player gives back 1 plus that number", () => {
    const table = fliesOff([5, 0]);
    expect(table.notes("fled")).toHaveLength(1);
    expect([countersIn(table), onCard(table, "A1")]).toEqual([[2, 0], 0]);
  });

  test("a player never has fewer than 0 counters", () => {
    expect(countersIn(fliesOff([1, 0]))).toEqual([0, 0]);
  });

  test("the same happens to a ship that no enemy destroyed", () => {
    const table = epicGame("aces-high", {
      ships: [
        [{ pilot: "academypilot", pose: at(450, 300), dial: "2FB", damage: facedown(2) }],
        [{ pilot: "academypilot", pose: at(850, 50), activated: true }],
      ],
      obstacles: [{ token: "coreasteroid0", pose: at(450, 400) }],
      phase: "activation",
      account: { counters: [3, 0] },
      draws: [...facesDrawn("hit"), 0],
    });
    untilRoundOver(table);
    expect(table.notes("destroyed")).toHaveLength(1);
    expect(countersIn(table)).toEqual([2, 0]);
  });
});

describe("Back in the fight", () => {
  const points = [hyperspacePoint(1, at(300, 300, 45)), hyperspacePoint(2, at(600, 600, 225))];
  const lost = (face: "hit" | "focus", ...others: readonly TestShip[]) =>
    epicGame("aces-high", {
      ships: [
        [{ pilot: "redsquadronveteran", pose: undefined, status: "destroyed", shields: 0, tokens: {} }],
        [{ pilot: "academypilot", pose: at(450, 880, 180) }, ...others],
      ],
      phase: "planning",
      account: { pieces: points },
      draws: facesDrawn(face),
    });

  test("[EB-RESTORE-01, EB-RESTORE-02] when the round starts, the ship returns at full health to a point that shows the die", () => {
    const table = lost("focus");
    expect(table.asks).toMatchObject([{ kind: "hyperspace point", seat: 0, keys: ["hyperspacePoint 1", "hyperspacePoint 2"] }]);
    table.say("hyperspacePoint 2");
    const ship = table.ship("A1");
    expect(ship).toMatchObject({ status: "inPlay", shields: 2, damage: [] });
    expect(Math.abs((ship.pose?.x ?? 0) - 600_000) + Math.abs((ship.pose?.y ?? 0) - 600_000)).toBeLessThan(100_000);
    expect(table.asks.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(["dial 0", "dial 1"]);
  });

  test("if no arm is free, the ship is placed touching any edge", () => {
    const blocking = [at(300, 300), at(600, 600)].map((pose) => ({ pilot: "outerrimsmuggler", pose }));
    const table = lost("hit", ...blocking);
    expect(table.kind).toBe("place ship");
    expect(refusalOf(table, at(450, 30))).toMatch(/not touching an edge/);
    table.put(at(450, 20));
    expect(table.ship("A1").status).toBe("inPlay");
  });

  test("[EB-DEPLOY-06] the ship's player is asked for an edge each time, and can choose a different one", () => {
    const table = epicGame("aces-high", {
      ships: [[{ pilot: "redsquadronveteran", pose: undefined, status: "destroyed" }], [{ pilot: "academypilot", pose: at(700, 100) }]],
      phase: "planning",
    });
    expect(table.asks).toMatchObject([{ kind: "place ship", seat: 0 }]);
    table.put(at(450, 20));
    change(table, "A1", { status: "destroyed", pose: undefined });
    untilRoundOver(table);
    expect(table.asks).toMatchObject([{ kind: "place ship", seat: 0 }]);
    expect(table.put(at(20, 450, 90)).ship("A1")).toMatchObject({ status: "inPlay", pose: at(20, 450, 90) });
  });

  test("a player without ships isn't out, and the game goes on", () => {
    const table = epicGame("aces-high", {
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(450, 100) }],
        [{ pilot: "academypilot", pose: undefined, status: "destroyed" }],
        [{ pilot: "academypilot", pose: undefined, status: "fled" }],
      ],
      phase: "end",
      account: { pieces: points },
    });
    untilRoundOver(table);
    expect(table.game.state.seats.map(({ status }) => status)).toEqual(["playing", "playing", "playing"]);
    expect([table.game.state.round, table.game.state.outcome]).toEqual([3, undefined]);
    expect(table.kind).toMatch(/hyperspace point|place ship/);
  });
});

describe("the end of the game", () => {
  const closing = (counters: readonly number[], given: Partial<Parameters<typeof epicGame>[1]> = {}) =>
    untilRoundOver(
      epicGame("aces-high", {
        ships: [0, 1, 2].map((seat) => [{ pilot: "academypilot", pose: at(100 + 300 * seat, 100) }]),
        phase: "end",
        ...given,
        account: { counters, ...given.account },
      }),
      given.round,
    ).game.state.outcome;

  test("the game ends when a player has 6 counters at the end of a round", () => {
    expect(closing([5, 2, 0])).toBeUndefined();
    expect(closing([6, 2, 0])).toEqual({ ending: "goal", winners: [0], draw: false });
    expect(closing([3, 4, 0], { account: { onCards: { B1: 2 } } })).toEqual({ ending: "goal", winners: [1], draw: false });
    expect(closing([3, 2, 0], { edited: { goal: 3 } })).toMatchObject({ ending: "goal" });
  });

  test("the game ends after round 12", () => {
    expect(closing([1, 2, 0], { round: 12 })).toEqual({ ending: "rounds", winners: [1], draw: false });
    expect(closing([1, 2, 0], { round: 11 })).toBeUndefined();
  });

  test("[EB-SCORE-15] ties are broken by ships destroyed, then by ships lost; players who are still tied share a draw", () => {
    const tie = (figures: Readonly<Record<string, number>>) => closing([6, 6, 6], { account: { figures } });
    expect(tie({ "kills of 1": 2, "kills of 2": 1 })).toMatchObject({ winners: [1] });
    expect(tie({ "kills of 1": 1, "kills of 2": 1, "losses of 1": 2, "losses of 2": 1 })).toMatchObject({ winners: [2] });
    expect(tie({ "losses of 0": 1 })).toEqual({ ending: "goal", winners: [1, 2], draw: true });
  });
});

test("a ship that a judge fixes while its player is being asked isn't placed again", () => {
  const table = epicGame("aces-high", {
    ships: [[{ pilot: "academypilot", pose: undefined, status: "destroyed" }], [{ pilot: "academypilot", pose: at(450, 880, 180) }]],
    phase: "planning",
    account: { pieces: [hyperspacePoint(1, at(300, 300)), hyperspacePoint(2, at(600, 600))] },
  });
  change(table, "A1", { status: "inPlay", pose: at(450, 100), shields: 1 });
  table.until("dial");
  expect(table.ship("A1")).toMatchObject({ status: "inPlay", shields: 1 });
});

describe("random games run without errors, also when saved and loaded at every step", () => {
  for (const seats of [2, 4, 8])
    test(`with ${seats} aces`, () => {
      const lists = Array.from({ length: seats }, (_, seat) => ACES[seat % ACES.length] as TestList);
      const table = playedOut(epicSetUp("aces-high", lists, { key: `aces ${seats}`, edited: { rounds: 6 } }), seats, ({ game }) => {
        expect(Math.min(...(game.state.scenario?.counters ?? [0]))).toBeGreaterThanOrEqual(0);
      });
      expect(table.game.state.outcome).toBeDefined();
    });
});
