/** Tests the account of a scenario game: each side's score with its items and unit, and the tie-break that decided the game. */

import { at, startTable, type Table, type TestShip } from "@broadside/rules/testing";
import { accountWith, type EpicGame, epicGame, played, scenarioCalled } from "@broadside/scenarios/testing";
import { expect, test } from "vitest";
import { ENGLISH } from "../english.ts";
import { inUnits } from "./names.ts";

const facedown = (count: number) => Array.from({ length: count }, (_, card) => ({ card, faceup: false, since: 0 }));
const FLED = { status: "fled", pose: undefined } as const;
const DESTROYED = { status: "destroyed", pose: undefined } as const;
const tie = (x: number, set: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: at(x, 700), ...set });

const told = ({ game }: Table): readonly string[] => {
  const { sides, unit } = ENGLISH.accountOf(game);
  return sides.flatMap(({ name, score, lines }) => [
    `${name}: ${inUnits(score, unit, ENGLISH.words)}`,
    ...lines.map((line) => `${line.score} ${line.text}`),
  ]);
};

/** Every ship is worth 25 points or, as a quick build with only one ship, 3 threat. */
const squads = (ships: readonly (readonly TestShip[])[], build: boolean): EpicGame["setup"] => ({
  squads: ships.map((own) => ({
    faction: "galacticempire",
    points: 0,
    obstacles: [],
    ships: own.map(({ pilot }, place) => ({ pilot, upgrades: [], points: build ? 3 : 25, ...(build && { build: place }) })),
  })),
});

const LOST = [
  [tie(100), tie(200, { damage: facedown(2) }), tie(300, { damage: facedown(1) })],
  [tie(600), tie(700, DESTROYED), tie(800, FLED)],
];
const engagement = (build: boolean) =>
  epicGame("passing-engagement", { ships: LOST, phase: "planning", setup: squads(LOST, build) ?? {}, account: { counters: [2, 0] } });

test("[EB-SCORE-04, EB-SCORE-02] lost ships count in full, ships at half health count half, rounded up, and counters are added", () => {
  expect(told(engagement(false))).toEqual([
    "Player 1: 100 points",
    "25 Academy 5 destroyed",
    "25 Academy 6 fled",
    "50 2 victory counters",
    "Player 2: 13 points",
    "13 Academy 2 at half health",
  ]);
});

test("[EB-SCORE-09] quick builds are counted in threat", () => {
  expect(told(engagement(true))).toEqual([
    "Player 1: 8 threat",
    "3 Academy 5 destroyed",
    "3 Academy 6 fled",
    "2 2 victory counters",
    "Player 2: 2 threat",
    "2 Academy 2 at half health",
  ]);
});

test("[EB-SCORE-10] all ships in one quick build share a line", () => {
  const ships = [[tie(100)], [tie(600, DESTROYED), tie(700, FLED)]];
  const own = squads(ships, true)?.squads?.map((squad) => ({ ...squad, ships: squad.ships.map((ship) => ({ ...ship, build: 0 })) })) ?? [];
  const table = epicGame("passing-engagement", { ships, phase: "planning", setup: { squads: own } });
  expect(told(table)[1]).toBe("6 Academy 2, Academy 3 destroyed or fled");
});

test("[EB-SCORE-03] if only counters score, they are the unit, under the scenario's name for them", () => {
  const table = epicGame("intel-pickup", { ships: [[tie(100)], [tie(600)]], phase: "planning", account: { counters: [3, 0] } });
  expect(told(table)).toEqual(["Player 1: 3 intel counters", "3 3 intel counters", "Player 2: 0 intel counters"]);
  const aces = epicGame("aces-high", {
    ships: [[tie(100)], [tie(600)]],
    phase: "planning",
    account: { counters: [1, 0], onCards: { A1: 2 } },
  });
  expect(told(aces).slice(0, 3)).toEqual(["Player 1: 3 victory counters", "1 1 victory counter", "2 2 victory counters on ship cards"]);
});

test("counters are shown with the reason for scoring them", () => {
  const home = [{ pilot: "academypilot", pose: at(100, 850, 180) }, tie(300)];
  const table = epicGame("intel-pickup", { ships: [home, [tie(600)]], phase: "end", account: { onCards: { A1: 2 } } });
  expect(told(table)[1]).toBe("2 2 intel counters (intel brought home: 2)");
});

test("[SC-COMMON-36] mission points come from lost ships, the enemy squad's unused points, and objectives", () => {
  const far = { pilot: "academypilot", pose: at(850, 850, 180) };
  const table = played("chance-engagement", {
    phase: "planning",
    points: [9, 0],
    ships: [[{ pilot: "redsquadronveteran", pose: at(60, 60) }], [far, { ...far, pose: at(700, 850, 180), damage: facedown(2) }]],
    setup: {
      squads: [20, 17].map((points, seat) => ({
        faction: "",
        points,
        obstacles: [],
        ships: (seat === 0 ? ["redsquadronveteran"] : ["academypilot", "academypilot"]).map((pilot) => ({
          pilot,
          upgrades: [],
          points: 5,
        })),
      })),
    },
  });
  const [first = "", ...lines] = told(table);
  expect(first).toBe("Player 1: 11 mission points");
  expect(lines.slice(0, 3)).toEqual(["2 Academy 2 at half health", "3 the enemy squad's unused points", "6 objectives"]);
});

test("a tie-break is mentioned only if it decided the game", () => {
  const ended = (ships: readonly (readonly TestShip[])[], points: readonly number[]) =>
    ENGLISH.accountOf(
      startTable({
        edition: "2.5",
        phase: "end",
        ships,
        scenario: scenarioCalled("dogfight"),
        setup: {
          squads: ships.map((own) => ({
            faction: "",
            points: 20,
            obstacles: [],
            ships: own.map(({ pilot }) => ({ pilot, upgrades: [], points: 2 })),
          })),
        },
        state: { round: 12, scenario: accountWith("dogfight", [], points) },
      }).game,
    );
  const oneLost = [
    [tie(100), tie(200)],
    [tie(600), tie(700, DESTROYED)],
  ];
  expect(ended(oneLost, [0, 2])).toMatchObject({
    verdict: "Player 1 won after 12 rounds, by score after the last round",
    sides: [{ score: 2 }, { score: 2 }],
    tiebreaks: ["The side that lost fewer ships wins."],
  });
  expect(ended(oneLost, [0, 0]).tiebreaks).toEqual([]);
  expect(ended([[tie(100)], [tie(600)]], [1, 1])).toMatchObject({
    verdict: "A draw after 12 rounds, by score after the last round",
    tiebreaks: [],
  });
});
