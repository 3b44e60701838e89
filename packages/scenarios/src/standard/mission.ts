/** How the four standard-play scenarios are scored, and how they end. */
import type { NotOfferedReason, PlayerColour, RuleName } from "@broadside/rules";
import { type AnyScenarioRule, type Seat, type Ship, type Situation, shipOf } from "@broadside/rules";
import { NOTHING, numberOf, quietStep, type ScoreItems, scorePoints, sidesOf, totals } from "@broadside/rules/scenarios";
import { deficitOf, deficitRule } from "../play/deficit.ts";
import type { Figures, Play } from "../play/play.ts";
import { roundMarkers } from "../play/round-markers.ts";
import { type HalfPoints, halfPointsBy, missionItems, shipPointRules } from "../play/ship-points.ts";
import { hasShipInPlay, sidesInPlay } from "../play/sides.ts";
import type { Sheet } from "../sheet.ts";

/** The first round in which features score and can be used (SC-COMMON-28, -34). */
const FIRST_ROUND = 2;
/** Returns why the scenario's action isn't available yet, if it isn't. */
export const tooEarly = ({ state: { round } }: Situation): NotOfferedReason | undefined =>
  round < FIRST_ROUND ? { notOffered: "too early", round: FIRST_ROUND } : undefined;

export interface Mission {
  /** Returns the scenario's sheet. */
  sheet(): Sheet;
  /** Returns the points that each seat gets from the features now. */
  objectives(game: Situation): readonly number[];
  readonly objectiveRow: RuleName;
  readonly halfPoints?: HalfPoints;
  readonly rules?: readonly AnyScenarioRule[];
}

/** Both players' points are worked out before either player scores (SC-COMMON-35). */
const objectiveRule = ({ objectives, objectiveRow: rule }: Mission): AnyScenarioRule => ({
  name: "Objectives",
  rule,
  at: "startOfEnd",
  when: ({ state }) => state.round >= FIRST_ROUND,
  perform(game) {
    for (const [seat, points] of objectives(game).entries()) scorePoints(game, seat, points, { rule, text: "objectives" });
    return NOTHING;
  },
});

/**
 * Warns when a player's last ship leaves the table, because a player with no ships there at the end of the round loses (SC-COMMON-54-Q).
 */
const LAST_SHIP: AnyScenarioRule = {
  name: "Last ship",
  rule: "SC-COMMON-54-Q",
  at: "leftTable",
  when: (game, { ship, how }) => how !== "fled" && isLastOnTable(game, shipOf(game.state, ship)),
  perform(game, { ship }) {
    game.note({ note: "last ship leaves", ship, rule: "SC-COMMON-54-Q" });
    return NOTHING;
  },
};

const isLastOnTable = ({ state }: Situation, ship: Ship): boolean =>
  !state.ships.some((other) => other !== ship && other.seat === ship.seat && other.status === "inPlay");

/**
 * Returns the only side with ships in the play area. Undefined if no side, or more than one, has ships there. Docked ships and ships in
 * reserve don't count (SC-COMMON-54-Q).
 */
function lastSide(game: Situation): number | undefined {
  const [side, ...more] = sidesInPlay(game);
  return side && more.length === 0 ? sidesOf(game).indexOf(side) : undefined;
}

/** True if a side has enough points to win, and more than the other side (SC-COMMON-44, -45). */
function isGoalReached(scores: readonly number[], goal: number): boolean {
  const best = Math.max(...scores);
  return best >= goal && scores.filter((score) => score === best).length === 1;
}

/**
 * Ends the game after an End Phase. If only one side has ships in the play area, it wins whatever the score (SC-COMMON-41, -42, -53-Q). If
 * neither side has ships, if a side reaches the goal, or if the last round is over, the higher score wins (SC-COMMON-44, -47 to -49,
 * -51-Q). A tie is a draw (SC-COMMON-52-Q).
 */
export function missionPlay(mission: Mission, { goal = 0, rounds }: Figures): Play {
  const halfOf = (game: Situation): HalfPoints => halfPointsBy(game, mission.halfPoints ?? "none");
  const items = (game: Situation): ScoreItems => missionItems(game, halfOf(game), (seat) => deficitOf(game, mission.sheet(), seat));
  return {
    rules: [
      deficitRule("SC-COMMON-32", mission.sheet),
      ...shipPointRules(halfOf),
      ...(mission.rules ?? []),
      LAST_SHIP,
      objectiveRule(mission),
      roundMarkers(() => rounds),
    ],
    items,
    objectives: mission.objectives,
    unit: () => "mission point",
    isOver(game) {
      if (sidesInPlay(game).length <= 1) return "elimination";
      return isGoalReached(totals(items(game)), goal) ? "goal" : undefined;
    },
    survivor: lastSide,
    isOut: (game, side) => !hasShipInPlay(game, side),
  };
}

const COLOURS: readonly PlayerColour[] = ["red", "blue"];

/** Returns a player's colour. The first player is red and the second is blue. This never changes during the game (SC-COMMON-13, -71). */
const colourOf = (game: Situation, seat: Seat): PlayerColour => COLOURS[numberOf(game, seat) - 1] ?? "red";

export const coloursStep = quietStep("colours", (game) => {
  for (const seat of game.setup.seats.keys()) game.note({ note: "colour", seat, colour: colourOf(game, seat), rule: "SC-COMMON-13" });
});
