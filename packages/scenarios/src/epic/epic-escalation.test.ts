import type { ShipId, SquadSetup } from "@broadside/rules";
import { at, type TestList, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { countersIn, type EpicGame, epicGame, epicSetUp, playedOut, untilRoundOver } from "./epic-game.testing.ts";

/** The players have forces worth 30, 40, 50 and 120 points each. */
const WORTHS = [30, 40, 50, 120];
const LIST: TestList = { ships: WORTHS.map((points) => ({ pilot: "academypilot", points })) };

/** Returns the state of a seat's ships. By default, a player who can choose brings in as many forces as fit. */
const statusesOf = (table: ReturnType<typeof epicSetUp>, seat: number) =>
  table.game.state.ships.filter((ship) => ship.seat === seat).map(({ status }) => status);

describe("set-up", () => {
  test("players take turns to name ships that start, up to 100 points; all others are in reserve", () => {
    const table = epicSetUp("epic-escalation", [LIST, LIST]).until("starts the game");
    const [first = 0] = table.game.state.initiative;
    const letter = "AB"[first];
    expect(table.asks).toMatchObject([{ seat: first, keys: [`${letter}1`, `${letter}2`, `${letter}3`, `${letter}4`] }]);
    table.say(`${letter}1`);
    // With another 40 or 50 points, the total stays below 100; with 120, it doesn't.
    expect(table.keys).toEqual([`${letter}2`, `${letter}3`, "done"]);
    table.say(`${letter}2`);
    expect(table.asks).toMatchObject([{ kind: "starts the game", seat: first === 0 ? 1 : 0 }]);
    table.until("dial");
    expect(statusesOf(table, first)).toEqual(["inPlay", "inPlay", "reserve", "reserve"]);
  });

  test("a single ship can exceed the level, but then it starts alone", () => {
    const table = epicSetUp("epic-escalation", [LIST, LIST]).until("starts the game");
    const [first = 0] = table.game.state.initiative;
    table.say(`${"AB"[first]}4`).until("dial");
    expect(statusesOf(table, first)).toEqual(["reserve", "reserve", "reserve", "inPlay"]);
  });

  test("a wing counts as one force, and so does a quick build", () => {
    const ships = [0, 1, 2, 3].map((place) => ({ pilot: "academypilot", upgrades: [], points: 25, ...(place === 3 && { build: 1 }) }));
    const squad: SquadSetup = {
      faction: "galacticempire",
      points: 100,
      obstacles: [],
      ships,
      wings: [{ leader: 0, mates: [1, 2].map((ship) => ({ ship, position: ship === 1 ? "leftFlank" : "rightFlank" })) }],
    };
    const table = epicSetUp("epic-escalation", [LIST, LIST], { setup: { squads: [squad, squad] } }).until("starts the game");
    expect(table.keys).toHaveLength(2);
    table.pass().until("dial");
    expect(table.game.state.ships.filter(({ status }) => status === "reserve").length % 2).toBe(0);
  });
});

const ship = (x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: at(x, y), ...more });
const reserve = (): TestShip => ({ pilot: "academypilot", pose: undefined, status: "reserve" });

const squads = (...worths: readonly (readonly number[])[]): readonly SquadSetup[] =>
  worths.map((own) => ({
    faction: "rebel",
    points: 0,
    obstacles: [],
    ships: own.map((points) => ({ pilot: "academypilot", upgrades: [], points })),
  }));

describe("Escalation", () => {
  const rising = (round: number, worths: readonly number[], first: TestShip) =>
    epicGame("epic-escalation", {
      phase: "planning",
      round,
      ships: [[first, ...worths.slice(1).map(reserve)], [ship(1700, 800, { pose: at(1700, 800, 180) })]],
      setup: { squads: squads(worths, [20]) },
    });

  test("from round 2 on, ships arrive as long as their player's forces stay within the level", () => {
    // The level is 150 points in round 2 and 200 in round 3.
    expect(rising(2, [100, 50, 51], ship(500, 50)).asks).toMatchObject([{ kind: "comes in", seat: 0, keys: ["done", "A2"] }]);
    expect(rising(3, [100, 50, 51], ship(500, 50)).asks).toMatchObject([{ keys: ["done", "A2", "A3"] }]);
    expect(rising(1, [100, 50, 51], ship(500, 50)).kind).toBe("dial + dial");
  });

  test("ships are placed in their owner's area and get dials in the same round", () => {
    const table = rising(2, [100, 50], ship(500, 50)).say("A2");
    expect(table.asks).toMatchObject([{ kind: "place ship", seat: 0 }]);
    table.pass();
    expect(table.ship("A2").status).toBe("inPlay");
    expect(table.asks.filter(({ kind, seat }) => kind === "dial" && seat === 0)).toHaveLength(2);
  });

  test("a player with nothing in play must bring in a force, whatever its points", () => {
    const table = rising(2, [10, 90, 500], { pilot: "academypilot", pose: undefined, status: "destroyed" });
    expect(table.keys).toEqual(["A2", "A3"]);
    table.say("A3").pass();
    expect(table.ship("A3").status).toBe("inPlay");
    expect(table.kind).toMatch(/dial/);
  });

  test("a wing arrives with its leader", () => {
    const wing = (position: "leader" | "leftFlank", leader: ShipId = "A2") => ({ ...reserve(), wing: { leader, position, split: false } });
    const table = epicGame("epic-escalation", {
      phase: "planning",
      ships: [[ship(500, 50), wing("leader"), wing("leftFlank")], [ship(1700, 800)]],
      setup: { squads: squads([50, 50, 50], [20]) },
    });
    expect(table.keys).toEqual(["done", "A2"]);
    table.say("A2").pass();
    expect([table.ship("A2").status, table.ship("A3").status]).toEqual(["inPlay", "inPlay"]);
  });
});

describe("Trophies", () => {
  const facedown = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 0 }));
  const shot = (worth: number, given: Partial<EpicGame> = {}) => {
    const table = epicGame("epic-escalation", {
      phase: "combat",
      ships: [
        [{ pilot: "academypilot", pose: at(450, 300) }],
        [{ pilot: "academypilot", pose: at(450, 450, 180), engaged: true, damage: facedown(2) }, ship(1500, 50, { engaged: true })],
        [ship(1700, 800, { engaged: true })],
      ],
      setup: { squads: squads([20], [worth, 20], [20]) },
      ...given,
    });
    table.attackDice("hit", "hit").defenseDice("blank", "blank", "blank").script([0, 0]).say("primary>B1");
    for (let step = 0; step < 30 && table.ship("B1").status === "inPlay"; step += 1) table.pass();
    return table;
  };

  test("destroying a ship scores 1 for each 25 points, rounded to the nearest, and at least 1", () => {
    expect([5, 37, 38, 100].map((worth) => countersIn(shot(worth)))).toEqual([1, 1, 2, 4].map((counters) => [counters, 0, 0]));
  });

  test("[EB-SCORE-10, EB-SCORE-12] a quick build gives its threat when its last ship is gone", () => {
    const build = (number: number, points: number) => ({ pilot: "academypilot", upgrades: [], points, build: number });
    const all = (own: readonly ReturnType<typeof build>[]) => ({ faction: "rebel", points: 0, obstacles: [], ships: own });
    const together = { squads: [all([build(1, 2)]), all([build(1, 3), build(1, 0)]), all([build(1, 2)])] };
    expect(countersIn(shot(0, { setup: together }))).toEqual([0, 0, 0]);
    const apart = { squads: [all([build(1, 2)]), all([build(1, 3), build(2, 1)]), all([build(1, 2)])] };
    expect(countersIn(shot(0, { setup: apart }))).toEqual([3, 0, 0]);
  });

  test("a ship that flees gives its counters to every enemy", () => {
    const table = epicGame("epic-escalation", {
      phase: "activation",
      ships: [
        [ship(450, 890, { dial: "3FW" }), ship(100, 100, { activated: true })],
        [ship(900, 100, { activated: true })],
        [ship(1500, 100, { activated: true })],
      ],
      setup: { squads: squads([75, 20], [20], [20]) },
    });
    for (let step = 0; step < 10 && table.ship("A1").status === "inPlay"; step += 1) table.pass();
    expect([table.ship("A1").status, countersIn(table)]).toEqual(["fled", [0, 3, 3]]);
  });
});

describe("the end of the game", () => {
  const closed = (given: Partial<EpicGame>) =>
    untilRoundOver(
      epicGame("epic-escalation", {
        phase: "end",
        ships: [[ship(100, 100)], [ship(900, 100)], [ship(1500, 100)]],
        setup: { squads: squads([50], [100], [20]) },
        ...given,
      }),
      given.round,
    ).game.state.outcome;

  test("it ends when a player has 8 counters, only one has ships left (including reserves), or round 10 is over", () => {
    expect(closed({ account: { counters: [7, 0, 0] } })).toBeUndefined();
    expect(closed({ account: { counters: [0, 8, 0] } })).toEqual({ ending: "goal", winners: [1], draw: false });
    const gone: TestShip = { pilot: "academypilot", pose: undefined, status: "destroyed" };
    const paid = { figures: { "trophy B1": 1, "trophy C1": 1 } };
    expect(closed({ ships: [[ship(100, 100)], [gone], [gone]], account: paid })).toMatchObject({ ending: "elimination" });
    expect(closed({ ships: [[ship(100, 100)], [gone], [reserve()]], account: paid })).toBeUndefined();
    expect(closed({ round: 10 })).toMatchObject({ ending: "rounds" });
  });

  test("with equal counters, more threat left wins", () => {
    expect(closed({ account: { counters: [8, 8, 8] } })).toMatchObject({ winners: [1] });
  });
});

describe("random games run without errors, also when saved and loaded at every step", () => {
  for (const seats of [2, 8])
    test(`with ${seats} players`, () => {
      const list: TestList = { ships: ["academypilot", "redsquadronveteran", "outerrimsmuggler"].map((pilot) => ({ pilot, points: 60 })) };
      const lists = Array.from({ length: seats }, () => list);
      const table = playedOut(
        epicSetUp("epic-escalation", lists, { key: `escalation ${seats}`, edited: { rounds: 4, obstacles: 4 } }),
        seats,
      );
      expect(table.game.state.outcome).toBeDefined();
    });
});
