import { at, facesDrawn, type TestList, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { countersIn, type EpicGame, epicGame, epicSetUp, playedOut, refusalOf, scoresIn, untilRoundOver } from "./epic-game.testing.ts";

const LISTS: readonly TestList[] = [
  { ships: ["redsquadronveteran", "goldsquadronveteran", "outerrimsmuggler"].map((pilot) => ({ pilot, points: 60 })) },
  { ships: ["blacksquadronace", "sabersquadronace", "omicrongrouppilot"].map((pilot) => ({ pilot, points: 60 })) },
];

test("no obstacle can be placed in the atmosphere", () => {
  const table = epicSetUp("atmospheric-entry", LISTS).until("place obstacle");
  expect(refusalOf(table, at(450, 150))).toMatch(/area that must stay free/);
  expect(refusalOf(table, at(450, 300))).toBeUndefined();
});

const ship = (x: number, y: number, more: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: at(x, y), ...more });

describe("Heat", () => {
  const flies = (dial: string, y: number, face: "hit" | "crit" | "blank", given: Partial<EpicGame> = {}) => {
    const table = epicGame("atmospheric-entry", {
      phase: "activation",
      ships: [
        [ship(100, y, { dial, pilot: "redsquadronveteran", shields: 0, pose: at(100, y, 90) })],
        [ship(850, 850, { activated: true })],
      ],
      draws: [...facesDrawn(face), 0],
      ...given,
    });
    for (let step = 0; step < 10 && table.game.state.cursor.phase === "activation"; step += 1) table.pass();
    return table;
  };
  const rolls = (table: ReturnType<typeof flies>) => table.notes("rolled").length;

  test("a maneuver faster than speed 3 that ends in the atmosphere rolls a die: a hit or critical deals that damage", () => {
    expect(flies("4FW", 150, "hit").ship("A1").damage).toMatchObject([{ faceup: false }]);
    expect(flies("4FW", 150, "crit").notes("dealt faceup")).toHaveLength(1);
    expect(flies("4FW", 150, "blank").ship("A1").damage).toEqual([]);
  });

  test("a slower maneuver, or one that ends above the atmosphere, rolls no die", () => {
    expect([rolls(flies("4FW", 150, "hit")), rolls(flies("3FW", 150, "hit")), rolls(flies("4FW", 260, "hit"))]).toEqual([1, 0, 0]);
    // A ship that is partly in the zone counts as in it.
    expect(rolls(flies("4FW", 210, "hit"))).toBe(1);
    expect(rolls(flies("3FW", 150, "hit", { edited: { safeSpeed: 2 } }))).toBe(1);
  });
});

describe("Landing", () => {
  const lands = (first: TestShip, given: Partial<EpicGame> = {}, points = 60) =>
    epicGame("atmospheric-entry", {
      phase: "end",
      round: 3,
      ships: [[first, ship(100, 600)], [ship(850, 850)]],
      setup: {
        squads: [[points, 20], [20]].map((worths) => ({
          faction: "rebel",
          points: 0,
          obstacles: [],
          ships: worths.map((worth) => ({ pilot: "academypilot", upgrades: [], points: worth })),
        })),
      },
      ...given,
    });

  test("[EB-ESC-03] from round 3 on, a ship wholly in the corridor can land: it escapes, scoring 1 per 50 points, rounded up", () => {
    const table = lands(ship(450, 50));
    expect(table.asks).toMatchObject([{ kind: "land ship", seat: 0, keys: ["no", "yes"] }]);
    table.say("yes");
    expect(table.ship("A1").status).toBe("escaped");
    expect(countersIn(table)).toEqual([2, 0]);
    expect(scoresIn(table)).toEqual([50, 0]);
    expect(countersIn(lands(ship(450, 50), {}, 50).say("yes"))).toEqual([1, 0]);
    expect(countersIn(lands(ship(450, 50), {}, 101).say("yes"))).toEqual([3, 0]);
    expect(lands(ship(450, 50), { round: 2 }).kind).not.toBe("land ship");
  });

  test("a ship outside the corridor can't land, nor one that is stressed or ionized", () => {
    expect(lands(ship(450, 85)).kind).not.toBe("land ship");
    expect(lands(ship(260, 50)).kind).not.toBe("land ship");
    expect(lands(ship(450, 50, { tokens: { stress: 1 } })).kind).not.toBe("land ship");
    expect(lands(ship(450, 50, { tokens: { ion: 1 } })).kind).not.toBe("land ship");
  });

  test("[EB-HEALTH-04] a ship at half health scores one fewer, but at least one", () => {
    const damage = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 0 }));
    expect(countersIn(lands(ship(450, 50, { damage: damage(1) }), {}, 100).say("yes"))).toEqual([2, 0]);
    expect(countersIn(lands(ship(450, 50, { damage: damage(2) }), {}, 100).say("yes"))).toEqual([1, 0]);
    expect(countersIn(lands(ship(450, 50, { damage: damage(2) }), {}, 40).say("yes"))).toEqual([1, 0]);
  });

  test("ships in a quick build share its threat", () => {
    const build = (points: number) => ({ pilot: "academypilot", upgrades: [], points, build: 1 });
    const all = (...threats: readonly number[]) => ({ faction: "rebel", points: 0, obstacles: [], ships: threats.map(build) });
    const table = lands(ship(450, 50), { setup: { squads: [all(6, 0), all(3)] } }).say("yes");
    expect(countersIn(table)).toEqual([2, 0]);
    expect(scoresIn(table)).toEqual([2, 0]);
  });
});

describe("the end of the game", () => {
  const closed = (second: TestShip, given: Partial<EpicGame> = {}) =>
    untilRoundOver(epicGame("atmospheric-entry", { phase: "end", ships: [[ship(100, 600)], [second]], ...given }), given.round).game.state
      .outcome;

  test("it ends when a player has no ship in play, or after round 10; more counters break a tie", () => {
    const away: TestShip = { pilot: "academypilot", pose: undefined, status: "escaped" };
    expect(closed(ship(850, 600))).toBeUndefined();
    expect(closed(away)).toMatchObject({ ending: "elimination" });
    expect(closed(ship(850, 600), { round: 10 })).toMatchObject({ ending: "rounds", draw: true });
    expect(closed(ship(850, 600), { round: 10, edited: { counterPoints: 0 }, account: { counters: [0, 1] } })).toMatchObject({
      winners: [1],
    });
  });
});

test("random games run without errors, also when saved and loaded at every step", () => {
  for (const seed of [1, 2]) {
    const table = playedOut(epicSetUp("atmospheric-entry", LISTS, { key: `entry ${seed}`, edited: { rounds: 6 } }), seed);
    expect(table.game.state.outcome).toBeDefined();
  }
});
