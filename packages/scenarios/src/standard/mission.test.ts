import { type AnyWindow, type Game, shipOf } from "@broadside/rules";
import { destroy, putInReserve } from "@broadside/rules/scenarios";
import { at, type Table, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { type MissionTable, played, pointsOf, STANDARD, setUp, untilAsked } from "./standard.testing.ts";

const OURS: TestShip = { pilot: "redsquadronveteran", pose: at(60, 60) };
const THEIRS: TestShip = { pilot: "academypilot", pose: at(60, 850, 180) };
const gone = (pilot: string, status: "destroyed" | "fled" | "reserve" | "docked" = "destroyed"): TestShip => ({
  pilot,
  status,
  pose: undefined,
});

/** Sets up the end of a round with these points. No feature is near a ship. */
const ended = (points: readonly [number, number], given: MissionTable = {}): Table =>
  played("salvage-mission", { points, ships: [[OURS], [THEIRS]], ...given });
const outcome = ({ game }: Table) => {
  const { ending, winners, draw } = game.state.outcome ?? {};
  return ending === undefined ? "goes on" : draw ? `${ending}: draw` : `${ending}: seat ${(winners?.[0] ?? 0) + 1}`;
};

/** When the Engagement phase starts, an enemy's card destroys A1, as many times as the test asks for. */
const destroyedBy = (times: number): AnyWindow => ({
  at: "startOfCombat",
  optional: false,
  when: () => true,
  *perform(game) {
    for (let time = 0; time < times; time += 1) yield* destroy(game, shipOf(game.state, "A1"), "destroyed");
  },
});

describe("ships", () => {
  test("[SC-COMMON-36, SC-COMMON-37, SC-COMMON-40] a ship destroyed in round 1 gives its points at once, and only once", () => {
    const table = ended([0, 0], {
      phase: "combat",
      round: 1,
      ships: [[OURS, { ...OURS, pose: at(160, 60) }], [THEIRS]],
      cards: { "pilot:academypilot": { windows: [destroyedBy(2)] } },
    });
    expect(pointsOf(table)).toEqual([0, 5]);
    const told = table.game.log.flatMap(({ events }) =>
      events.flatMap((event) => ("note" in event ? [event.note === "phase" ? `${event.phase} phase` : event.note] : [])),
    );
    expect(told.indexOf("mission points")).toBeLessThan(told.indexOf("end phase"));
    expect(table.notes("mission points")).toHaveLength(1);
  });

  test.each([
    ["SC-SAT-18", "assault-at-the-satellite-array"],
    ["SC-SALVAGE-10", "salvage-mission"],
    ["SC-SCRAMBLE-18", "scramble-the-transmissions"],
  ] as const)(
    "[%s, SC-COMMON-36] %s: a ship that is destroyed or has fled gives its full points; damaged or in reserve, it gives none",
    (_, id) => {
      const damage = [0, 1, 2].map((card) => ({ card, faceup: false, since: 1 }));
      const given = (ship: TestShip) => pointsOf(played(id, { ships: [[OURS, ship], [THEIRS]] }));
      expect(given(gone("redsquadronveteran"))).toEqual([0, 5]);
      expect(given(gone("redsquadronveteran", "fled"))).toEqual([0, 5]);
      expect(given({ ...OURS, pose: at(160, 60), damage, shields: 0 })).toEqual([0, 0]);
      expect(given(gone("redsquadronveteran", "reserve"))).toEqual([0, 0]);
      const theirs = pointsOf(played(id, { ships: [[OURS], [THEIRS, gone("redsquadronveteran")]] }));
      expect(theirs).toEqual([5, 0]);
    },
  );

  test("[SC-COMMON-38] a ship that flees gives its full points, even undamaged", () => {
    const ships = [
      [
        { ...OURS, pose: at(457, 880), dial: "4FW" },
        { ...OURS, pose: at(160, 60), dial: "2FB" },
      ],
      [{ ...THEIRS, dial: "2FB" }],
    ];
    expect(pointsOf(untilAsked(ended([0, 0], { phase: "activation", round: 1, ships }), "action", "A2"))).toEqual([0, 5]);
  });

  test("[SC-COMMON-39] a damaged ship that survives gives nothing", () => {
    const damage = [0, 1, 2].map((card) => ({ card, faceup: false, since: 1 }));
    expect(pointsOf(ended([0, 0], { ships: [[{ ...OURS, damage, shields: 0 }], [THEIRS]] }))).toEqual([0, 0]);
  });

  test("[SC-COMMON-66-Q, SC-COMMON-67-Q] a ship in reserve gives nothing, and one destroyed by its own side gives its points", () => {
    expect(pointsOf(ended([0, 0], { ships: [[OURS, gone("redsquadronveteran", "reserve")], [THEIRS]] }))).toEqual([0, 0]);
    const ships = [[OURS, { pilot: "sabersquadronace", pose: at(300, 60) }], [THEIRS]];
    const own = ended([0, 0], { phase: "combat", ships, cards: { "pilot:sabersquadronace": { windows: [destroyedBy(1)] } } });
    expect(pointsOf(own)).toEqual([0, 5]);
  });
});

describe("the end of the game", () => {
  test("[SC-COMMON-41, SC-COMMON-42] the only player with ships in the play area wins, whatever the points", () => {
    expect(outcome(ended([3, 0], { ships: [[OURS], [gone("academypilot")]] }))).toBe("elimination: seat 1");
    expect(outcome(ended([3, 25], { ships: [[OURS], [gone("academypilot")]] }))).toBe("elimination: seat 1");
  });

  test("[SC-COMMON-43] the game ends when the End phase is over, not when the last ship is lost", () => {
    const table = ended([0, 0], {
      phase: "combat",
      ships: [[OURS], [{ ...THEIRS, tokens: { focus: 1 } }]],
      cards: { "pilot:academypilot": { windows: [destroyedBy(1)] } },
    });
    expect(table.notes("phase").some(({ phase }) => phase === "end")).toBe(true);
    expect([outcome(table), table.ship("B1").tokens.focus]).toEqual(["elimination: seat 2", 0]);
  });

  test("[SC-COMMON-44, SC-COMMON-45, SC-COMMON-49] a player with 20 points, and more than the other, ends the game; points decide", () => {
    expect(outcome(ended([20, 19]))).toBe("goal: seat 1");
    expect(outcome(ended([19, 5]))).toBe("goes on");
    expect(outcome(ended([21, 24]))).toBe("goal: seat 2");
    const level = ended([21, 21], { round: 6 });
    expect([outcome(level), level.game.state.round]).toEqual(["goes on", 7]);
  });

  test("[SC-COMMON-46, SC-COMMON-55-Q] points scored until the end of the round count", () => {
    const ships = [[OURS, { ...OURS, pose: at(160, 60) }], [THEIRS]];
    const late: AnyWindow = { ...destroyedBy(1), at: "duringEnd", perform: destroyedBy(1).perform } as AnyWindow;
    const table = ended([20, 17], { ships, cards: { "pilot:academypilot": { windows: [late] } } });
    expect([outcome(table), pointsOf(table)]).toEqual(["goal: seat 2", [20, 22]]);
  });

  test("[SC-COMMON-47, SC-COMMON-48, SC-COMMON-52-Q] round 12 is the last: more points win, and equal points are a draw", () => {
    expect(outcome(ended([12, 11], { round: 11 }))).toBe("goes on");
    expect(outcome(ended([12, 11], { round: 12 }))).toBe("rounds: seat 1");
    expect(outcome(ended([15, 18], { round: 12 }))).toBe("rounds: seat 2");
    expect(outcome(ended([16, 16], { round: 12 }))).toBe("rounds: draw");
  });

  test("[SC-COMMON-51-Q] if neither side has ships, the points decide", () => {
    const ships = [[gone("redsquadronveteran")], [gone("academypilot")]];
    const figures = { "points for A1": 5, "points for B1": 2 };
    const both = (points: readonly [number, number]) => {
      const { scenario } = ended(points).game.state;
      return outcome(ended(points, { ships, state: { round: 5, scenario: scenario && { ...scenario, points, figures } } }));
    };
    expect(both([17, 14])).toBe("elimination: seat 1");
    expect(both([15, 15])).toBe("elimination: draw");
  });

  test("[SC-COMMON-53-Q] the last player with ships is checked first, then the points, then the round", () => {
    expect(outcome(ended([25, 10], { round: 12, ships: [[gone("redsquadronveteran")], [THEIRS]] }))).toBe("elimination: seat 2");
    expect(outcome(ended([22, 10], { round: 12 }))).toBe("goal: seat 1");
  });

  test("[SC-COMMON-54-Q] ships in reserve or docked don't count, and the log warns when a player's last ship leaves", () => {
    const leaves: AnyWindow = { ...destroyedBy(1), perform: (game: Game) => putInReserve(game, shipOf(game.state, "A1")) } as AnyWindow;
    const left = (ours: readonly TestShip[]) =>
      ended([9, 0], { phase: "combat", round: 5, ships: [ours, [THEIRS]], cards: { "pilot:academypilot": { windows: [leaves] } } });
    const last = left([OURS]);
    expect([last.notes("last ship leaves").length, outcome(last)]).toEqual([1, "elimination: seat 2"]);
    expect(left([OURS, { ...OURS, pose: at(160, 60) }]).notes("last ship leaves")).toEqual([]);
    for (const status of ["reserve", "docked"] as const)
      expect(outcome(ended([9, 0], { round: 5, ships: [[gone("redsquadronveteran", status)], [THEIRS]] }))).toBe("elimination: seat 2");
  });
});

test("[SC-COMMON-31] scores start at zero apart from deficits in every scenario", () => {
  for (const id of STANDARD) {
    const table = setUp(id).until("dial");
    expect(table.game.content.scenario?.score(table.game)).toEqual([0, 0]);
  }
});
