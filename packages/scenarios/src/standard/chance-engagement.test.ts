import { type Ability, type AnyWindow, shipOf } from "@broadside/rules";
import { sufferDamage } from "@broadside/rules/scenarios";
import { at, type Table, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { MIDDLE, type MissionTable, played, pointsOf } from "./standard.testing.ts";

const [X, Y] = MIDDLE;
const features = [{ at: MIDDLE }];
const AWAY: TestShip = { pilot: "redsquadronveteran", pose: at(60, 60) };
const FOE_AWAY: TestShip = { pilot: "academypilot", pose: at(60, 850, 180) };
const small = (gap: number, side = 1): TestShip => ({ pilot: "academypilot", pose: at(X + side * (38 + gap), Y) });
const large = (dy: number, dx: number): TestShip => ({ pilot: "omicrongrouppilot", pose: at(X + dx, Y + dy) });

const contested = (own: readonly TestShip[], foes: readonly TestShip[], round = 2): readonly number[] =>
  pointsOf(
    played("chance-engagement", {
      features,
      round,
      ships: [
        [...own, AWAY],
        [...foes, FOE_AWAY],
      ],
    }),
  );

describe("contesting", () => {
  test("[SC-CHANCE-03] a ship at range 0, 1 or 2 contests the satellite", () => {
    expect(contested([small(0)], [])).toEqual([2, 0]);
    expect(contested([small(200)], [])).toEqual([2, 0]);
    expect(contested([small(201)], [])).toEqual([0, 0]);
  });

  test("[SC-CHANCE-04, SC-CHANCE-05, SC-CHANCE-07] contesting scores 1, or 2 if alone; otherwise, and in round 1, nothing", () => {
    expect(contested([small(100)], [small(100, -1)])).toEqual([1, 1]);
    expect(contested([small(100)], [])).toEqual([2, 0]);
    expect(contested([], [small(100)])).toEqual([0, 2]);
    expect(contested([], [])).toEqual([0, 0]);
    expect(contested([small(100)], [], 1)).toEqual([0, 0]);
  });

  test("[SC-CHANCE-06] the number and size of ships make no difference", () => {
    expect(contested([small(150)], [large(200, -100), large(200, 0), large(200, 100)])).toEqual([1, 1]);
  });
});

interface Blow {
  readonly hits: number;
  /** How many shields the ship recovers after this blow. */
  readonly heal?: number;
}

/** The first seat's first ship suffers these blows in order when the Engagement phase begins. */
const harmed = (ship: Omit<TestShip, "pose">, blows: readonly Blow[], given: MissionTable = {}): Table =>
  played("chance-engagement", {
    phase: "combat",
    features,
    ships: [[{ ...ship, pose: at(400, 60) }, AWAY], [{ pilot: "patrolleader", pose: at(60, 850, 180) }]],
    cards: { "pilot:patrolleader": { windows: [blowsAt("startOfCombat", blows)] } },
    ...given,
  });

/** At this moment of the round, A1 suffers these blows. After each blow, `tell` gets each seat's score. */
const blowsAt = (
  moment: "startOfSystem" | "startOfActivation" | "startOfCombat" | "duringEnd",
  blows: readonly Blow[],
  tell?: (points: readonly number[]) => void,
): AnyWindow => ({
  at: moment,
  optional: false,
  when: () => true,
  *perform(game) {
    const victim = shipOf(game.state, "A1");
    for (const { hits, heal = 0 } of blows) {
      yield* sufferDamage(game, victim, { hits, crits: 0, reason: "obstacle" });
      tell?.(pointsOf({ game }));
      if (heal > 0) game.setShip(victim, { shields: victim.shields + heal });
    }
  },
});

/** Returns the second seat's scores, in order. */
const awards = (table: Table): readonly (number | undefined)[] =>
  table.notes("mission points").flatMap(({ seat, points }) => (seat === 1 ? [points] : []));

describe("half points", () => {
  /** One ship has 5 health and costs 5 points; the other has 6 health and costs 6 points. */
  const phantom = { pilot: "imdaartestpilot" };
  const luke = { pilot: "lukeskywalker" };

  test("[SC-CHANCE-08, SC-CHANCE-15, SC-CHANCE-10] a ship gives half its points, rounded down, as soon as it drops to half health", () => {
    expect(awards(harmed(phantom, [{ hits: 2 }]))).toEqual([]);
    const table = harmed(phantom, [{ hits: 3 }]);
    expect([awards(table), table.ship("A1").status]).toEqual([[2], "inPlay"]);
    const told = table.game.log.flatMap(({ events }) =>
      events.flatMap((event) => ("note" in event ? [event.note === "phase" ? `${event.phase} phase` : event.note] : [])),
    );
    expect(told.indexOf("mission points")).toBeLessThan(told.indexOf("end phase"));
    expect(table.notes("mission points")).toMatchObject([{ reason: "at half health" }]);
    expect(awards(harmed(luke, [{ hits: 3 }]))).toEqual([3]);
  });

  test.each([
    ["startOfSystem", "system", 1],
    ["startOfActivation", "activation", 1],
    ["startOfCombat", "combat", 1],
    ["startOfCombat", "combat", 11],
    ["duringEnd", "end", 1],
  ] as const)("[SC-CHANCE-10] at %s in the %s phase of round %i, half points come with the damage", (moment, phase, round) => {
    const scored: (number | undefined)[] = [];
    const blow = blowsAt(moment, [{ hits: 3 }], (points) => scored.push(points[1]));
    const table = harmed(phantom, [], { round, phase, cards: { "pilot:patrolleader": { windows: [blow] } } });
    expect([awards(table), new Set(scored)]).toEqual([[2], new Set([2])]);
  });

  test("[SC-CHANCE-17-Q] of 5 health, 3 left isn't half, but 2 left is", () => {
    expect(awards(harmed(phantom, [{ hits: 2 }, { hits: 1 }]))).toEqual([2]);
  });

  test("[SC-CHANCE-09] health is hull plus shields, including those from upgrades", () => {
    expect(awards(harmed({ ...phantom, upgrades: ["shieldupgrade"], shields: 3 }, [{ hits: 3 }]))).toEqual([2]);
    expect(awards(harmed({ ...phantom, upgrades: ["shieldupgrade", "hullupgrade"], shields: 3 }, [{ hits: 3 }]))).toEqual([]);
  });

  test("[SC-CHANCE-11, SC-CHANCE-13] a ship gives the other half when it is destroyed, so its full points in total", () => {
    expect(awards(harmed(phantom, [{ hits: 3 }, { hits: 2 }]))).toEqual([2, 3]);
    expect(awards(harmed(luke, [{ hits: 3 }, { hits: 3 }]))).toEqual([3, 3]);
  });

  test("[SC-CHANCE-11] a ship also gives the other half when it flees", () => {
    const ship = { ...phantom, pose: at(457, 850), dial: "4FW" };
    const table = harmed(phantom, [], {
      phase: "activation",
      ships: [[ship, AWAY], [{ pilot: "patrolleader", pose: at(60, 850, 180) }]],
      cards: { "pilot:patrolleader": { windows: [blowsAt("startOfActivation", [{ hits: 3 }])] } },
    });
    table.untilPhase("combat");
    expect([table.ship("A1").status, awards(table)]).toEqual(["fled", [2, 3]]);
  });

  test("[SC-CHANCE-12] a ship gives its full points if it gave no half before", () => {
    const fled: TestShip = { ...phantom, status: "fled", pose: undefined };
    expect(pointsOf(played("chance-engagement", { features, ships: [[fled, AWAY], [FOE_AWAY]] }))).toEqual([0, 5]);
  });

  test("[SC-CHANCE-14, SC-CHANCE-20-Q] a ship destroyed in one blow from above half health gives its full points at once", () => {
    expect(awards(harmed(phantom, [{ hits: 5 }]))).toEqual([5]);
  });

  test("[SC-CHANCE-16, SC-CHANCE-18-Q] points stay when a ship recovers health, and aren't given again", () => {
    expect(awards(harmed(phantom, [{ hits: 3, heal: 2 }]))).toEqual([2]);
    expect(awards(harmed(phantom, [{ hits: 3, heal: 2 }, { hits: 2 }]))).toEqual([2]);
    expect(awards(harmed(phantom, [{ hits: 3, heal: 2 }, { hits: 4 }]))).toEqual([2, 3]);
  });

  test("[SC-CHANCE-21] half of one point is nothing, and the full point comes when the ship is lost", () => {
    const squad = (pilots: readonly string[], points: number) => ({
      faction: "",
      points: 20,
      obstacles: [],
      ships: pilots.map((pilot) => ({ pilot, upgrades: [], points })),
    });
    const setup = { squads: [squad(["academypilot", "redsquadronveteran"], 1), squad(["patrolleader"], 7)] };
    expect(awards(harmed({ pilot: "academypilot" }, [{ hits: 2 }], { setup }))).toEqual([]);
    expect(awards(harmed({ pilot: "academypilot" }, [{ hits: 2 }, { hits: 1 }], { setup }))).toEqual([1]);
  });

  test("[SC-CHANCE-19-Q] current maximum health counts: with one hull fewer, two lost are half", () => {
    const weaker: Ability = { answers: { sums: { hull: (_game, _self, { ship }) => (ship.id === "A1" ? -1 : 0) } } };
    const ships = [[{ ...phantom, pose: at(400, 60), shields: 0 }, AWAY], [FOE_AWAY]];
    expect(pointsOf(played("chance-engagement", { features, ships }))).toEqual([0, 0]);
    expect(pointsOf(played("chance-engagement", { features, ships, cards: { "pilot:academypilot": weaker } }))).toEqual([0, 2]);
  });
});
