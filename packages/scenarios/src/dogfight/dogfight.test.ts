import { type AnyWindow, type Reference, shipOf } from "@broadside/rules";
import { sufferDamage } from "@broadside/rules/scenarios";
import { at, startSetUp, startTable, type Table, type TestShip, type TestTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { accountWith, LISTS, pointsOf, scenarioCalled } from "../standard/standard.testing.ts";

const OURS: TestShip = { pilot: "redsquadronveteran", pose: at(60, 60) };
const THEIRS: TestShip = { pilot: "academypilot", pose: at(60, 850, 180) };
const gone = (pilot: string, status: "destroyed" | "fled" | "docked" | "reserve" = "destroyed"): TestShip => ({
  pilot,
  status,
  pose: undefined,
});

interface Dogfight extends Partial<Omit<TestTable, "state">> {
  readonly round?: number;
  readonly points?: readonly number[];
  readonly rounds?: number;
}

/** Sets up a game in the End phase of a round. */
const ended = ({ round = 5, points = [0, 0], rounds, ...given }: Dogfight = {}): Table =>
  startTable({
    edition: "2.5",
    phase: "end",
    ships: [[OURS], [THEIRS]],
    scenario: scenarioCalled("dogfight", rounds === undefined ? {} : { rounds }),
    state: { round, scenario: accountWith("dogfight", [], points) },
    ...given,
  });

const outcome = ({ game }: Table): string => {
  const { ending, winners, draw } = game.state.outcome ?? {};
  return ending === undefined ? "goes on" : draw ? `${ending}: draw` : `${ending}: seat ${(winners?.[0] ?? 0) + 1}`;
};
const scores = ({ game }: Table): readonly number[] | undefined => game.content.scenario?.score(game);

describe("2.0", () => {
  test("[2E-END-05] a side without ships loses, and it is a draw if both sides have none", () => {
    expect(outcome(ended({ edition: "2.0", ships: [[OURS], [gone("academypilot")]] }))).toBe("elimination: seat 1");
    expect(outcome(ended({ edition: "2.0", ships: [[gone("redsquadronveteran")], [gone("academypilot")]] }))).toBe("elimination: draw");
  });

  test("[2E-END-06] ships in reserve keep a side in the game", () => {
    expect(outcome(ended({ edition: "2.0", ships: [[OURS], [gone("academypilot", "reserve")]] }))).toBe("goes on");
  });

  test("[2E-END-15-Q] no round is the last unless the organiser sets one", () => {
    expect(outcome(ended({ edition: "2.0", round: 12 }))).toBe("goes on");
    expect(outcome(ended({ edition: "2.0", round: 40 }))).toBe("goes on");
    expect(outcome(ended({ edition: "2.0", round: 8, rounds: 8 }))).toBe("rounds: draw");
  });
});

describe("2.5", () => {
  test("[2E-END-07, 2E-END-08] after twelve rounds the points decide, unless a side runs out of ships earlier", () => {
    expect(outcome(ended({ round: 11, points: [14, 9] }))).toBe("goes on");
    expect(outcome(ended({ round: 12, points: [14, 9] }))).toBe("rounds: seat 1");
    expect(outcome(ended({ round: 3, points: [14, 9], ships: [[gone("redsquadronveteran")], [THEIRS]] }))).toBe("elimination: seat 2");
  });

  test("[2E-SETUP-23] players can agree on another number of rounds", () => {
    expect(outcome(ended({ round: 9, points: [3, 9], rounds: 10 }))).toBe("goes on");
    expect(outcome(ended({ round: 10, points: [3, 9], rounds: 10 }))).toBe("rounds: seat 2");
  });

  test("[2E-END-12] a marker turns at the end of each round", () => {
    expect(ended({ round: 3 }).notes("rounds left")).toMatchObject([{ rounds: 9 }]);
    expect(ended({ round: 12 }).notes("rounds left")).toMatchObject([{ rounds: 0 }]);
  });

  test("[2E-END-14-Q] if both sides lose their last ship in one round, the points decide", () => {
    const ships = [[gone("redsquadronveteran")], [gone("redsquadronveteran")]];
    expect(outcome(ended({ points: [12, 10], ships }))).toBe("elimination: seat 1");
    expect(outcome(ended({ points: [10, 12], ships }))).toBe("elimination: seat 2");
  });

  test("[2E-SETUP-21, 2E-SQUAD-20] the game begins with points for deficits, but a 2.0 game does not", () => {
    const lists = LISTS.map((list, at) => ({ ...list, points: 20 - at }));
    const start = (edition: "2.0" | "2.5") => startSetUp(lists, { edition, scenario: scenarioCalled("dogfight") }).until("dial");
    expect(pointsOf(start("2.5"))).toEqual([1, 0]);
    expect(pointsOf(start("2.0"))).toEqual([0, 0]);
  });
});

describe("1.4.0", () => {
  const damaging = (blows: readonly number[]): AnyWindow => ({
    at: "startOfCombat",
    optional: false,
    when: () => true,
    *perform(game) {
      for (const hits of blows) yield* sufferDamage(game, shipOf(game.state, "A1"), { hits, crits: 0, reason: "obstacle" });
    },
  });
  const fought = (blows: readonly number[], reference: Reference = "1.4.0"): Table =>
    ended({
      reference,
      phase: "combat",
      ships: [[{ pilot: "imdaartestpilot", pose: at(400, 60) }, OURS], [THEIRS]],
      cards: { "pilot:academypilot": { windows: [damaging(blows)] } },
    });
  const awards = (table: Table) => table.notes("mission points").flatMap(({ seat, points }) => (seat === 1 ? [points] : []));

  test("[2E-END-09] a ship gives half its cost, rounded up, when it first reaches half health, and the rest when it is lost", () => {
    expect(awards(fought([2]))).toEqual([]);
    expect(awards(fought([3]))).toEqual([3]);
    expect(awards(fought([3, 2]))).toEqual([3, 2]);
    expect(scores(fought([3, 2]))).toEqual([0, 5]);
    expect(awards(fought([3], "1.4.2"))).toEqual([]);
  });

  test("[2E-END-10] a ship that is lost without reaching half health first gives its full cost", () => {
    const ships = [[OURS, gone("imdaartestpilot", "fled")], [THEIRS]];
    expect(awards(ended({ reference: "1.4.0", ships }))).toEqual([5]);
  });

  test("[2E-END-11] a player who concedes loses all remaining ships before points are counted", () => {
    const conceded = (reference: Reference) => {
      const ships = [
        [
          { pilot: "alphasquadronpilot", pose: at(400, 60) },
          { pilot: "lukeskywalker", pose: at(60, 60) },
        ],
        [THEIRS],
      ];
      const table = ended({ reference, phase: "planning", ships, points: [0, 3] });
      table.give({ input: "concede", seat: 0 });
      return [outcome(table), scores(table)];
    };
    expect(conceded("1.4.0")).toEqual(["concession: seat 2", [0, 13]]);
    expect(conceded("1.4.5")).toEqual(["concession: seat 2", [0, 3]]);
  });

  test("[2E-END-09] scenarios also use this rule: half points are rounded up, even where later versions give none or round down", () => {
    const damage = [0, 1, 2].map((card) => ({ card, faceup: false, since: 1 }));
    const table = (id: string, reference: Reference) =>
      pointsOf(
        ended({
          reference,
          ships: [
            [
              { pilot: "imdaartestpilot", pose: at(400, 60), shields: 2, damage: damage.slice(0, 2) },
              { pilot: "imdaartestpilot", pose: at(500, 60), shields: 0, damage: damage.slice(0, 1) },
            ],
            [THEIRS],
          ],
          scenario: scenarioCalled(id),
        }),
      );
    expect(["salvage-mission", "chance-engagement"].map((id) => table(id, "1.4.0"))).toEqual([
      [0, 3],
      [0, 3],
    ]);
    expect(["salvage-mission", "chance-engagement"].map((id) => table(id, "1.4.5"))).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });
});
