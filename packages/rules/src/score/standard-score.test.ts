/** Tests the standard score, by points and by threat. */
import { describe, expect, test } from "vitest";
import type { ShipSetup, SquadSetup } from "../state/setup.ts";
import type { ShipStatus } from "../state/state.ts";
import { at, startTable, type TestShip } from "../testing.ts";
import { standardScores } from "./standard-score.ts";

/** What happened to a TIE with 3 health: how much health it lost, or how the ship was lost altogether. */
type Fate = number | Exclude<ShipStatus, "inPlay" | "docked">;
interface Unit {
  readonly points: number;
  readonly fate: Fate;
  readonly build?: number;
}

const shipOf = ({ fate }: Unit): TestShip => ({
  pilot: "academypilot",
  pose: typeof fate === "number" ? at(100, 100) : undefined,
  ...(typeof fate === "number"
    ? { damage: Array.from({ length: fate }, (_, card) => ({ card, faceup: false, since: 0 })) }
    : { status: fate }),
});

/** Returns the scores of all sides. The last seat has these ships; every other seat has one undamaged ship. */
function scores(units: readonly Unit[], teams: readonly number[] = [1, 2]): readonly number[] {
  const others: readonly Unit[] = [{ points: 60, fate: 0 }];
  const squads = teams.map((_, seat) => (seat === teams.length - 1 ? units : others));
  const { game } = startTable({
    edition: "2.0",
    teams,
    ships: squads.map((squad) => squad.map(shipOf)),
    setup: { squads: squads.map(squadOf) },
  });
  return standardScores(game);
}

const squadOf = (units: readonly Unit[]): SquadSetup => ({
  faction: "galacticempire",
  points: 0,
  obstacles: [],
  ships: units.map(
    ({ points, build }): ShipSetup => ({ pilot: "academypilot", upgrades: [], points, ...(build !== undefined && { build }) }),
  ),
});
const enemies = (...units: readonly Unit[]): number => scores(units)[0] ?? -1;
/** Makes all the ships in one quick build, with its threat. */
const build = (threat: number, ...fates: readonly Fate[]): readonly Unit[] =>
  fates.map((fate, at) => ({ points: at === 0 ? threat : 0, fate, build: 1 }));

describe("the standard score by points", () => {
  test("[EB-SCORE-04, EB-SCORE-05] an enemy ship scores in full if destroyed or fled", () => {
    expect([enemies({ points: 52, fate: "destroyed" }), enemies({ points: 52, fate: "fled" })]).toEqual([52, 52]);
  });

  test("[EB-SCORE-06, EB-SCORE-07] an enemy ship scores half its points, rounded up, at half health, and nothing above half", () => {
    expect([enemies({ points: 51, fate: 2 }), enemies({ points: 51, fate: 1 })]).toEqual([26, 0]);
  });

  test("[EB-SCORE-17-Q] half points are rounded up for each ship", () => {
    expect(enemies({ points: 25, fate: 2 }, { points: 25, fate: 2 })).toBe(26);
  });

  test("[EB-SCORE-16, EB-ESC-03, EB-ESC-04-Q] an escaped ship scores nothing", () => {
    expect(enemies({ points: 40, fate: "escaped" }, { points: 20, fate: "destroyed" })).toBe(20);
  });
});

describe("the standard score with quick builds", () => {
  test("[EB-SCORE-09] a build scores its threat instead of points", () => {
    expect(
      enemies(...build(3, 2).map((unit) => ({ ...unit, build: 1 })), ...build(4, "destroyed").map((unit) => ({ ...unit, build: 2 }))),
    ).toBe(6);
  });

  test("[EB-SCORE-10, EB-SCORE-12] several ships in a build count as one, and score half the threat until the last is gone", () => {
    expect(enemies(...build(6, "destroyed", "destroyed", "destroyed", 0))).toBe(3);
    expect(enemies(...build(6, "destroyed", "destroyed", "destroyed", "fled"))).toBe(6);
  });

  test("[EB-SCORE-11] half health means half the health of all ships in the build together", () => {
    expect([enemies(...build(6, "destroyed", 2, 0)), enemies(...build(6, "destroyed", 1, 0))]).toEqual([3, 0]);
  });

  test("[EB-SCORE-20-Q, EB-SCORE-21-Q] a fled ship lost all its health, an escaped one none, so its build is never destroyed", () => {
    expect([enemies(...build(6, "fled", 2, 0)), enemies(...build(6, "fled", 1, 0))]).toEqual([3, 0]);
    expect(enemies(...build(6, "escaped", "destroyed", "destroyed"))).toBe(3);
    expect([enemies(...build(6, "escaped", "destroyed", 2)), enemies(...build(6, "escaped", "destroyed", 1))]).toEqual([3, 0]);
  });
});

test("[EB-SCORE-23] ships that have split from their wing still count with their quick build", () => {
  const units = build(7, "destroyed", 2, 0);
  const place = { leader: "B1", position: "leftFlank", split: true } as const;
  const { game } = startTable({
    edition: "2.0",
    ships: [[shipOf({ points: 60, fate: 0 })], units.map((unit, at) => ({ ...shipOf(unit), ...(at > 0 && { wing: place }) }))],
    setup: { squads: [squadOf([{ points: 60, fate: 0 }]), squadOf(units)] },
  });
  expect(standardScores(game)).toEqual([4, 0]);
});

describe("the standard score with many players", () => {
  test("[EB-SCORE-18-Q] a team has a single score, not a sum over its members", () => {
    expect(scores([{ points: 50, fate: "destroyed" }], [1, 1, 1, 2])).toEqual([50, 0]);
  });

  test("[EB-SCORE-19-Q] in a free-for-all, every other player scores a loss, whoever destroyed the ship", () => {
    expect(scores([{ points: 40, fate: "destroyed" }], [1, 2, 3])).toEqual([40, 40, 0]);
  });
});
