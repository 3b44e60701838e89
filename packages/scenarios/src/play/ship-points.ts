/**
 * Mission points for ships. A ship that is destroyed or removed, no matter by whom, gives its full points (SC-COMMON-36 to -38, -67-Q). In
 * some games, a ship at half health gives half. The scenario's state stores what each ship has given, so that no points are given twice or
 * taken back (SC-COMMON-40, SC-CHANCE-16, -18-Q). If a ship gives half and full points at once, they are reported together
 * (SC-CHANCE-20-Q).
 */
import type { AnyScenarioRule, LostAs, Seat, Ship, Situation } from "@broadside/rules";
import {
  figureOf,
  isAtHalfHealth,
  missionItem,
  NOTHING,
  type Procedure,
  type ScoreItem,
  type ScoreItems,
  scorePoints,
  setFigure,
  sidesOf,
  type Timing,
} from "@broadside/rules/scenarios";
import { UNUSED_POINTS } from "./deficit.ts";

/** Whether a ship at half health gives points, and how half its points are rounded. */
export type HalfPoints = "none" | "rounded down" | "rounded up";

/** Returns how half points work. In 1.4.0, the rules decide this; in later versions, the scenario does (2E-END-09). */
export const halfPointsBy = ({ edition }: Situation, own: HalfPoints): HalfPoints =>
  edition.switches.scenarioScoring ? own : "rounded up";

/**
 * True if a ship has fled or is destroyed. A destroyed ship counts even while it is still on the table. In 1.4.0, a player who concedes
 * loses all remaining ships (2E-END-11). Docked ships and ships in reserve are not gone (SC-COMMON-66-Q).
 */
function isGone({ edition, state }: Situation, { status, doomed, seat }: Ship): boolean {
  if (status === "destroyed" || status === "fled" || (status === "inPlay" && doomed)) return true;
  return !edition.switches.scenarioScoring && state.seats[seat]?.status === "conceded";
}

/** Returns the points that a ship gives in its current state: all, half or none (SC-CHANCE-08, -11, -12). */
function dueFor(game: Situation, ship: Ship, half: HalfPoints): number {
  const { points } = game.factsOf(ship);
  if (isGone(game, ship)) return points;
  if (half === "none" || ship.status === "escaped" || !isAtHalfHealth(game, ship)) return 0;
  return half === "rounded down" ? Math.floor(points / 2) : Math.ceil(points / 2);
}

const nameOf = ({ id }: Ship): string => `points for ${id}`;

const owed = (game: Situation, ship: Ship, half: HalfPoints): number =>
  Math.max(0, dueFor(game, ship, half) - figureOf(game, nameOf(ship)));

/** Gives every ship's points to all sides except the ship's own. */
function settle(game: Situation, half: HalfPoints): void {
  for (const ship of game.state.ships) {
    const points = owed(game, ship, half);
    if (points === 0) continue;
    setFigure(game, nameOf(ship), figureOf(game, nameOf(ship)) + points);
    const why: Parameters<typeof scorePoints>[3] = isGone(game, ship)
      ? { rule: "SC-COMMON-36", text: "lost", ship: ship.id }
      : { rule: "SC-CHANCE-08", text: "at half health", ship: ship.id };
    for (const { seats } of sidesOf(game)) if (!seats.includes(ship.seat)) scorePoints(game, seats[0] ?? 0, points, why);
  }
}

/**
 * When points are given. Usually they are given at once. The later timings are for ships that were changed by hand, or by cards that change
 * health (SC-CHANCE-10, -19-Q).
 */
const MOMENTS: readonly Timing[] = [
  "destroyed",
  "shipLost",
  "leftTable",
  "healthLost",
  "afterAttack",
  "activationOver",
  "startOfEnd",
  "roundCloses",
];

/** Creates the rules that give mission points for ships. `halfOf` returns undefined if ships give no points in a game. */
export const shipPointRules = (halfOf: (game: Situation) => HalfPoints | undefined): readonly AnyScenarioRule[] =>
  MOMENTS.map((at) => {
    const perform = (game: Situation): Procedure => {
      const half = halfOf(game);
      if (half !== undefined) settle(game, half);
      return NOTHING;
    };
    return { name: "Ship points", rule: "SC-COMMON-36", at, perform } as AnyScenarioRule;
  });

/**
 * Returns each side's score by item: ship points, the enemies' unused points, and everything else. If a game ends because a side concedes,
 * ship points that haven't been given yet count too.
 */
export function missionItems(game: Situation, half: HalfPoints, deficit: (seat: Seat) => number): ScoreItems {
  const { state, setup } = game;
  return sidesOf(game).map(({ seats }) => {
    const enemies = state.ships.filter(({ seat }) => !seats.includes(seat));
    const given = (ship: Ship): number => figureOf(game, nameOf(ship));
    const ships = enemies.flatMap((ship): readonly ScoreItem[] => {
      const score = given(ship) + owed(game, ship, half);
      return score === 0 ? [] : [{ item: "ships", ships: [ship.id], as: lostAs(game, ship), score }];
    });
    const short = [...setup.seats.keys()].reduce((sum, seat) => (seats.includes(seat) ? sum : sum + deficit(seat)), 0);
    const scored = seats.reduce((sum, seat) => sum + (state.scenario?.points[seat] ?? 0), 0);
    const other = enemies.reduce((sum, ship) => sum - given(ship), scored - Math.min(short, scored));
    return [...ships, ...missionItem(UNUSED_POINTS, Math.min(short, scored)), ...missionItem("objectives", other)];
  });
}

function lostAs(game: Situation, ship: Ship): LostAs {
  if (ship.status === "fled") return "fled";
  return isGone(game, ship) ? "destroyed" : "at half health";
}
