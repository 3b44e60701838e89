import { at, type TestList, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { countersIn, type EpicGame, epicGame, epicSetUp, playedOut, refusalOf, scoresIn, untilRoundOver } from "./epic-game.testing.ts";

const LISTS: readonly TestList[] = [
  { ships: ["redsquadronveteran", "goldsquadronveteran", "outerrimsmuggler"].map((pilot) => ({ pilot, points: 60 })) },
  { ships: ["blacksquadronace", "sabersquadronace", "omicrongrouppilot"].map((pilot) => ({ pilot, points: 60 })) },
];

const facedown = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 0 }));

describe("set-up", () => {
  test("[EB-REMOTE-03] each player places one shuttle at their edge and controls it", () => {
    const table = epicSetUp("passing-engagement", LISTS).until("place remote");
    const [first] = table.game.state.initiative;
    expect(table.asks).toMatchObject([{ kind: "place remote", seat: first }]);
    const own = table.game.state.seats[first ?? 0]?.edge;
    expect(own).toBe("bottom");
    expect(refusalOf(table, at(450, 18))).toBeUndefined();
    expect(refusalOf(table, at(450, 40))).toMatch(/own edge/);
    expect(refusalOf(table, at(450, 18, 10))).toMatch(/own edge/);
    expect(refusalOf(table, at(215, 18))).toMatch(/own edge/);
    table.put(at(300, 18)).until("ship to place");
    const { remotes } = table.game.state;
    expect(remotes.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(remotes.map(({ status }) => status)).toEqual(["inPlay", "inPlay"]);
    expect(remotes[first === 0 ? 1 : 0]?.pose).toMatchObject({ heading: 180_000 });
  });
});

const ship = (x: number): TestShip => ({ pilot: "academypilot", pose: at(x, 700), activated: true, engaged: true });

/** Sets up the first player's shuttle. The first player has the bottom edge. */
const scene = (y: number, given: Partial<EpicGame> = {}, x = 450) =>
  epicGame("passing-engagement", {
    phase: "system",
    ships: [[ship(100)], [ship(800)]],
    remotes: { R1: { pose: at(x, y) }, R2: { pose: at(700, 850, 180) } },
    ...given,
  });

describe("Under way", () => {
  test("in player order, each shuttle moves 3 straight or a 2 bank forward", () => {
    const table = scene(300);
    expect(table.asks).toMatchObject([{ kind: "relocate", seat: 0, keys: ["straight 3", "bank 2 left", "bank 2 right"] }]);
    table.say("straight 3");
    expect(table.ship("R1").pose).toEqual({ x: 450_000, y: 300_000 + 120_000 + 30_200, heading: 0 });
    expect(table.asks).toMatchObject([{ kind: "relocate", seat: 1 }]);
  });

  test("[EB-ESC-02] a shuttle that crosses the opposite edge escapes and scores 4 counters, 1 fewer per 2 cards, but at least 1", () => {
    const passed = (cards: number) =>
      scene(800, { remotes: { R1: { pose: at(450, 800), damage: facedown(cards) }, R2: { pose: at(700, 600, 180) } } }).say("straight 3");
    expect(passed(0).ship("R1").status).toBe("escaped");
    expect(passed(0).notes("destroyed")).toEqual([]);
    expect([0, 1, 2, 5, 7].map((cards) => countersIn(passed(cards)))).toEqual([
      [4, 0],
      [4, 0],
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
    expect(scoresIn(passed(0))).toEqual([100, 0]);
  });

  test("a shuttle that crosses another edge flees, and the opponent scores", () => {
    const table = scene(400, {}, 30).say("bank 2 left");
    expect([table.ship("R1").status, countersIn(table)]).toEqual(["fled", [0, 4]]);
  });
});

test("Lost: a destroyed shuttle gives the opponent 4 counters", () => {
  const table = epicGame("passing-engagement", {
    phase: "combat",
    ships: [[{ ...ship(100), pose: at(100, 100) }], [{ pilot: "redsquadronveteran", pose: at(450, 300) }]],
    remotes: { R1: { pose: at(450, 500), damage: facedown(7) }, R2: { pose: at(700, 850, 180) } },
  });
  table.attackDice("hit", "hit", "hit").defenseDice("blank").script([0, 0, 0]).until("attack").say("primary>R1");
  for (let step = 0; step < 30 && table.ship("R1").status === "inPlay"; step += 1) table.pass();
  expect([table.ship("R1").status, countersIn(table)]).toEqual(["destroyed", [0, 4]]);
});

describe("the end of the game", () => {
  const GONE: TestShip = { pilot: "academypilot", pose: undefined, status: "destroyed" };

  test("if a player has no ships, the other player's shuttle gets through", () => {
    const table = untilRoundOver(scene(300, { phase: "end", ships: [[ship(100)], [GONE]] }));
    expect(table.game.state.outcome).toMatchObject({ ending: "elimination", winners: [0] });
    expect(countersIn(table)).toEqual([4, 0]);
    expect(table.ship("R2").status).toBe("inPlay");
    const nobody = untilRoundOver(scene(300, { phase: "end", ships: [[GONE], [GONE]] }));
    expect(countersIn(nobody)).toEqual([0, 0]);
  });

  test("it ends when no shuttle is in play, or after round 10; more counters break a tie", () => {
    const closed = (given: Partial<EpicGame>) => untilRoundOver(scene(300, { phase: "end", ...given }), given.round).game.state.outcome;
    expect(closed({})).toBeUndefined();
    expect(closed({ remotes: {}, account: { counters: [1, 2] } })).toEqual({ ending: "goal", winners: [1], draw: false });
    expect(closed({ round: 10 })).toMatchObject({ ending: "rounds", draw: true });
    const squads = [0, 1].map(() => ({
      faction: "rebel",
      points: 25,
      obstacles: [],
      ships: [0, 1].map(() => ({ pilot: "academypilot", upgrades: [], points: 25 })),
    }));
    const ships = [
      [ship(100), GONE],
      [ship(800), ship(850)],
    ];
    expect(closed({ round: 10, ships, setup: { squads }, account: { counters: [1, 0] } })).toEqual({
      ending: "rounds",
      winners: [0],
      draw: false,
    });
  });
});

test("random games run without errors, also when saved and loaded at every step", () => {
  for (const seed of [1, 2]) {
    const table = playedOut(epicSetUp("passing-engagement", LISTS, { key: `passing ${seed}` }), seed);
    expect(table.game.state.outcome).toBeDefined();
  }
});
