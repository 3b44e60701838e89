import { putInReserve } from "@broadside/rules/scenarios";
import { at, type Table, type TestList, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import {
  change,
  countersIn,
  type EpicGame,
  epicGame,
  epicSetUp,
  onCard,
  playedOut,
  scoresIn,
  seatsAt,
  untilRoundOver,
} from "./epic-game.testing.ts";

const squad = (team: number, ...pilots: readonly string[]): TestList => ({ ships: pilots.map((pilot) => ({ pilot, points: 40 })), team });
const ship = (x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: at(x, y, 90), ...more });

/** Seat 0 attacks. Seats 1 and 2 defend, and come from the left. */
const gauntlet = (given: Partial<EpicGame> = {}): Table =>
  epicGame("all-wings-report-in", {
    ships: [[ship(1000, 850)], [ship(200, 300)], [ship(200, 600)]],
    teams: [1, 2, 2],
    phase: "end",
    ...given,
    account: { numbers: [1, 2, 2], ...given.account },
    state: { seats: seatsAt("top", "left", "left"), ...given.state },
  });

describe("set-up", () => {
  /** The first seat attacks; the others defend with this many ships each. */
  const laid = (ships: number, edited = {}): Table => {
    const defenders = Array.from({ length: ships }, () => "academypilot");
    const lists = [squad(1, "redsquadronveteran"), squad(2, ...defenders), squad(2, ...defenders)];
    const table = epicSetUp("all-wings-report-in", lists, { edited: { obstacles: 0, ...edited } })
      .attackDice("hit")
      .say("misses");
    while (table.kind.includes("player order")) table.say("seat 1");
    for (let step = 0; step < 60 && !table.kind.includes("priority target"); step += 1) table.pass();
    return table;
  };
  const onCards = (table: Table): readonly number[] => table.game.state.ships.map(({ id }) => onCard(table, id));

  test("[EB-SETUP-18, EB-OBJ-06] after all ships are placed, the defenders vote on each of seven markers, at most two per ship", () => {
    const table = laid(2);
    expect(table.game.state.ships.every(({ status }) => status === "inPlay")).toBe(true);
    expect(table.asks).toEqual([1, 2].map((seat) => ({ kind: "priority target", seat, keys: ["B1", "B2", "C1", "C2"] })));
    table.say("B1", 1).say("B1", 2).say("B1", 1).say("B1", 2);
    expect(table.asks[0]?.keys).toEqual(["B2", "C1", "C2"]);
    while (table.kind.includes("priority target")) table.pass();
    expect(onCards(table)).toEqual([0, 2, 2, 2, 1]);
    expect(table.kind).toMatch(/dial/);
  });

  test("a ship gets more only if there are too few ships", () => {
    const table = laid(1);
    while (table.kind.includes("priority target")) table.pass();
    expect(onCards(table).reduce((sum, count) => sum + count, 0)).toBe(7);
    expect(Math.min(...onCards(table).slice(1))).toBeGreaterThanOrEqual(2);
  });
});

describe("Breaking through", () => {
  const inExit = (x: number, seat = 1): Table =>
    gauntlet({
      ships: [[ship(seat === 0 ? x : 1000, 450)], [ship(seat === 1 ? x : 200, 450)], [ship(200, 600)]],
      account: { onCards: { B1: 2 } },
    });

  test("a defender wholly in the exit can escape, and its markers are scored", () => {
    const table = inExit(1650);
    expect(table.asks).toEqual([{ kind: "break through", seat: 1, keys: ["yes", "no"] }]);
    table.say("yes");
    expect([table.ship("B1").status, countersIn(table), onCard(table, "B1")]).toEqual(["escaped", [0, 2, 0], 0]);
    expect(inExit(1650).say("no").ship("B1").status).toBe("inPlay");
  });

  test("a ship across the exit's line can't escape, and neither can an attacker", () => {
    expect(inExit(1640).kind).toBe("dial + dial + dial");
    expect(inExit(1650, 0).kind).toBe("dial + dial + dial");
  });
});

describe("Priority target", () => {
  test("a destroyed ship gives its markers to the attacker", () => {
    const table = gauntlet({
      phase: "combat",
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(900, 700) }],
        [
          ship(900, 800, { damage: [0, 1].map((card) => ({ card, faceup: false, since: 0 })), engaged: true }),
          ship(200, 300, { engaged: true }),
        ],
        [ship(200, 600, { engaged: true })],
      ],
      account: { onCards: { B1: 2, B2: 1 } },
    });
    table.attackDice("hit", "hit", "hit", "hit").defenseDice("blank", "blank", "blank").script([0]).say("primary>B1");
    for (let step = 0; step < 20 && table.ship("B1").status === "inPlay"; step += 1) table.pass();
    expect([table.ship("B1").status, countersIn(table), onCard(table, "B1")]).toEqual(["destroyed", [2, 0, 0], 0]);
  });

  test("[EB-OBJ-09, EB-OBJ-10] a ship that flees or goes into reserve also gives them, but a ship in reserve hasn't fled", () => {
    const fled = gauntlet({
      phase: "activation",
      ships: [[ship(1000, 850)], [ship(200, 880, { pose: at(200, 890), dial: "5FW" }), ship(200, 300)], [ship(200, 600)]],
      account: { onCards: { B1: 2, B2: 1 } },
    });
    for (let step = 0; step < 20 && fled.ship("B1").status === "inPlay"; step += 1) fled.pass();
    expect([fled.ship("B1").status, countersIn(fled)]).toEqual(["fled", [2, 0, 0]]);
    const reserved = gauntlet({
      phase: "combat",
      cards: {
        "pilot:academypilot": {
          windows: [
            {
              at: "startOfCombat",
              optional: false,
              when: (_game, { ship: { id, status } }) => id === "B1" && status === "inPlay",
              perform: (game, { ship: own }) => putInReserve(game, own),
            },
          ],
        },
      },
      account: { onCards: { B1: 2, C1: 1 } },
    });
    expect([reserved.ship("B1").status, countersIn(reserved), scoresIn(reserved)]).toEqual(["reserve", [2, 0, 0], [3, 0]]);
  });
});

describe("the end of the game", () => {
  test("the game ends when no ship in play has a marker, and more counters win", () => {
    const table = gauntlet({ phase: "planning", account: { counters: [3, 2, 2] } });
    expect(untilRoundOver(table).game.state.outcome).toEqual({ ending: "goal", winners: [2], draw: false });
  });

  test("markers still on ships count for the attackers if they have a ship in play", () => {
    const account = { counters: [2, 3, 0], onCards: { C1: 2 } };
    expect(scoresIn(gauntlet({ account }))).toEqual([4, 3]);
    const last = gauntlet({ phase: "planning", round: 4, edited: { rounds: 4 }, account });
    expect(untilRoundOver(last, 4).game.state.outcome).toEqual({ ending: "rounds", winners: [1], draw: false });
    const alone = change(gauntlet({ phase: "planning", account }), "A1", { status: "destroyed", pose: undefined });
    expect(untilRoundOver(alone).game.state.outcome).toEqual({ ending: "elimination", winners: [2], draw: false });
    expect(countersIn(alone)).toEqual([2, 3, 2]);
  });

  test("equal counters are decided by the standard score", () => {
    const level = gauntlet({
      phase: "planning",
      ships: [[ship(1000, 850)], [ship(200, 300)], [ship(200, 600), ship(0, 0, { pose: undefined, status: "destroyed" })]],
      account: { counters: [3, 3, 0] },
    });
    expect(untilRoundOver(level).game.state.outcome).toEqual({ ending: "goal", winners: [1], draw: false });
  });
});

test.each([3, 5])("random games of %i keep seven markers until they end, also when reloaded at every step", (seats) => {
  const lists = Array.from({ length: seats }, (_, seat) => squad((seat % 2) + 1, "academypilot", "blacksquadronace"));
  const table = playedOut(
    epicSetUp("all-wings-report-in", lists, { key: `wings ${seats}`, edited: { rounds: 6, obstacles: 4 } }),
    seats,
    ({ game }) => {
      const { onCards = {}, counters = [] } = game.state.scenario ?? {};
      const all = [...Object.values(onCards), ...counters].reduce((sum, count) => sum + count, 0);
      expect(all).toBe(game.state.round > 0 ? 7 : all);
    },
  );
  expect(table.game.state.outcome).toBeDefined();
});
