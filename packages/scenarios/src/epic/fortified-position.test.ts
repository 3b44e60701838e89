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
  scoresIn,
  seatsAt,
  untilRoundOver,
} from "./epic-game.testing.ts";

const squad = (team: number, ...pilots: readonly string[]): TestList => ({ ships: pilots.map((pilot) => ({ pilot, points: 40 })), team });
/** Two attackers, one defender. */
const THREE = [squad(1, "redsquadronveteran"), squad(2, "academypilot", "academypilot"), squad(1, "bluesquadronescort")];

const POST = { id: "marker 1", kind: "marker", number: 1, pose: at(914.4, 457.2), carrier: undefined, seat: undefined } as const;
const ship = (x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: at(x, y), ...more });
const AWAY = [ship(50, 450), ship(1780, 450)] as const;

const fort = (given: Partial<EpicGame> = {}): Table =>
  epicGame("fortified-position", {
    ships: [[AWAY[0]], [ship(700, 300)], [AWAY[1]]],
    teams: [1, 2, 1],
    phase: "end",
    ...given,
    account: { numbers: [1, 2, 1], pieces: [POST], ...given.account },
    state: { seats: seatsAt("left", "bottom", "left"), ...given.state },
  });

describe("set-up", () => {
  const setUp = (): Table => {
    const table = epicSetUp("fortified-position", THREE, { edited: { obstacles: 0 } })
      .attackDice("hit")
      .say("misses");
    while (table.kind.includes("player order")) table.say("seat 1");
    return table.until("place remote");
  };

  test("the command post is in the middle, and the defender places four turrets around it in their own area", () => {
    const table = setUp();
    expect(table.game.state.scenario?.pieces.map(({ kind, pose }) => [kind, pose?.x, pose?.y])).toEqual([["marker", 914_400, 457_200]]);
    expect(refusalOf(table, at(590, 457))).toMatch(/not wholly inside its area/);
    expect(refusalOf(table, at(914, 440))).toBe("EB-SETUP-16: on top of something else");
    table.put(at(700, 300, 225));
    expect(refusalOf(table, at(830, 300))).toMatch(/within range 1 another turret/);
    table.pass().pass().pass();
    expect(table.game.state.remotes.map(({ status, seat }) => [status, seat])).toEqual(Array.from({ length: 4 }, () => ["inPlay", 1]));
    expect(table.ship("R1").pose?.heading).toBe(225_000);
  });

  test("attackers can start on either side", () => {
    const table = setUp().until("place ship");
    while (!["A1", "C1"].includes(table.game.open[0]?.ask.about?.ship ?? "")) table.pass().until("place ship");
    expect(refusalOf(table, at(100, 450, 90))).toBeUndefined();
    expect(refusalOf(table, at(1720, 450, 270))).toBeUndefined();
    expect(refusalOf(table, at(600, 100))).toMatch(/not wholly inside/);
  });
});

test("a teammate takes over the turret of a player who conceded", () => {
  const table = epicGame("fortified-position", {
    ships: [[AWAY[0]], [ship(700, 300)], [ship(1100, 300)]],
    teams: [1, 2, 2],
    phase: "planning",
    remotes: { R1: { pose: at(700, 500), seat: 1 } },
    account: { numbers: [1, 2, 2], pieces: [POST] },
  });
  table.give({ input: "concede", seat: 1 });
  table.untilPhase("activation");
  expect(table.ship("R1").seat).toBe(2);
});

describe("Command post", () => {
  /** Returns the attackers' and the defender's counters, with this many ships of each at the post. */
  const held = (attackers: number, defenders: number, given: Partial<EpicGame> = {}) => {
    const near = (count: number, y: number): readonly TestShip[] => Array.from({ length: count }, (_, at) => ship(860 + 50 * at, y));
    return countersIn(
      fort({ ships: [[AWAY[0], ...near(attackers, 530)], [ship(700, 300), ...near(defenders, 380)], [AWAY[1]]], ...given }),
    );
  };

  test("attackers with more ships there score 2 counters, and defenders with more score 1", () => {
    expect([held(1, 0), held(0, 1), held(1, 1), held(2, 1), held(1, 2)]).toEqual([
      [2, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
      [2, 0, 0],
      [0, 1, 0],
    ]);
  });

  test("it scores nothing before the second round", () => {
    expect(held(1, 0, { round: 1 })).toEqual([0, 0, 0]);
  });
});

test("Breach: destroying a turret gives the attackers 2 counters", () => {
  const table = fort({
    phase: "combat",
    ships: [[{ pilot: "redsquadronveteran", pose: at(900, 600, 180) }], [ship(100, 100, { engaged: true })], [AWAY[1]]],
    remotes: { R1: { pose: at(900, 450), seat: 1, damage: [0, 1, 2, 3, 4].map((card) => ({ card, faceup: false, since: 0 })) } },
  });
  table.attackDice("hit", "hit", "hit", "blank").script([0]).say("primary>R1");
  for (let step = 0; step < 20 && table.ship("R1").status === "inPlay"; step += 1) table.pass();
  expect([table.ship("R1").status, countersIn(table)]).toEqual(["destroyed", [2, 0, 0]]);
});

describe("the end of the game", () => {
  test("the game ends when a team has no ship in play", () => {
    const table = fort({ phase: "planning", account: { counters: [0, 1, 0] } });
    change(table, "B1", { status: "destroyed", pose: undefined });
    expect(untilRoundOver(table).game.state.outcome?.ending).toBe("elimination");
  });

  test("counters add to the score; ties go to more counters, and then to defenders who hold the post", () => {
    expect(scoresIn(fort({ round: 1, account: { counters: [1, 0, 1] } }))).toEqual([50, 0]);
    const last = (defender: TestShip) =>
      untilRoundOver(fort({ round: 4, edited: { rounds: 4 }, phase: "planning", ships: [[AWAY[0]], [defender], [AWAY[1]]] }), 4);
    expect(last(ship(700, 200)).game.state.outcome).toEqual({ ending: "rounds", winners: [1, 2], draw: true });
    const tied = fort({
      round: 4,
      edited: { rounds: 4 },
      phase: "end",
      ships: [[AWAY[0], ship(860, 530)], [ship(860, 380)], [AWAY[1]]],
    });
    expect(tied.game.state.outcome).toEqual({ ending: "rounds", winners: [2], draw: false });
  });
});

test("random games end by the rules, also when reloaded at every step", () => {
  const table = playedOut(epicSetUp("fortified-position", THREE, { key: "fort", edited: { rounds: 6, obstacles: 4 } }), 3);
  expect(table.game.state.outcome).toBeDefined();
});
