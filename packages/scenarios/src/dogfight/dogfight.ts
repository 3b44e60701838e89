/** The plain second-edition game for two to eight players. It has no scenario rules, and only ships score. */
import type { Situation } from "@broadside/rules";
import { isByThreat, missionItem, sidesOf, standardItems } from "@broadside/rules/scenarios";
import { known, ours } from "../basis.ts";
import { bottomStrip, far, leftStrip, rectangle, rightStrip, topStrip } from "../grid.ts";
import { listed, scoredBy, tableFor } from "../listed.ts";
import { EPIC_LISTS } from "../option.ts";
import { deficitOf, deficitRule, UNUSED_POINTS } from "../play/deficit.ts";
import type { PlayBy } from "../play/play.ts";
import { type LastRound, roundMarkers } from "../play/round-markers.ts";
import { type HalfPoints, missionItems, shipPointRules } from "../play/ship-points.ts";
import { isWiped, shipsLost } from "../play/sides.ts";
import type { Sheet } from "../sheet.ts";

const edges = known("2E-SETUP-13");
const spread = ours("one area per player, none within range 1 of the next");

const ID = "dogfight";

/** The rules that set the game's limits. */
const LIMIT_ROWS = {
  "2.0": { points: "2E-SQUAD-01", threat: "2E-SQUAD-26", ships: "2E-SQUAD-28-Q" },
  "2.5": { points: "2E-SQUAD-03", threat: "2E-SQUAD-03", ships: "2E-SQUAD-03" },
} as const;

export const dogfight: Sheet = {
  ...listed(ID, "EB-MULTI-07", { limits: LIMIT_ROWS }),
  aim: { text: "Destroy more than you lose.", basis: ours("no source gives an aim") },
  options: [
    { id: "rounds", words: "Maximum rounds", usual: 12, least: 4, most: 24, countsIn: ["2.5"], basis: known("2E-SETUP-23") },
    { id: "obstacles", words: "Obstacles on a 3' x 3' table", usual: 6, least: 0, most: 12, basis: known("2E-SETUP-11") },
    {
      id: EPIC_LISTS,
      words: "Epic Battles lists, with huge ships and wings (1 for yes)",
      usual: 0,
      least: 0,
      most: 1,
      basis: ours("an Epic Battles event can play a round without a scenario"),
    },
    { id: "manyObstacles", words: "Obstacles on a 6' x 3' table", usual: 12, least: 0, most: 18, basis: ours("as in Epic Battles") },
  ],
  maps: [
    {
      seats: [2, 2],
      types: ["head-to-head", "free-for-all"],
      table: tableFor(ID, 2, "head-to-head"),
      areas: [
        { of: 1, corners: bottomStrip(1), basis: edges },
        { of: 2, corners: topStrip(1), basis: edges },
      ],
      basis: known("2E-SETUP-10"),
    },
    {
      seats: [2, 8],
      types: ["team-battle"],
      table: tableFor(ID, 4, "team-battle"),
      areas: [
        { of: "attacker", corners: topStrip(2, 3), basis: ours("as in Cover the Evacuation") },
        { of: "defender", corners: bottomStrip(2, 3), basis: ours("as in Cover the Evacuation") },
      ],
      basis: ours("the larger of the two tables"),
    },
    {
      seats: [3, 4],
      types: ["free-for-all"],
      table: tableFor(ID, 4, "free-for-all"),
      areas: [
        { of: 1, corners: bottomStrip(1, 2), basis: spread },
        { of: 2, corners: topStrip(1, 2), basis: spread },
        { of: 3, corners: leftStrip(1, 2), basis: spread },
        { of: 4, corners: rightStrip(1, 2), basis: spread },
      ],
      basis: ours("room for four"),
    },
    {
      seats: [5, 8],
      types: ["free-for-all"],
      table: tableFor(ID, 8, "free-for-all"),
      areas: [
        { of: 1, corners: rectangle(3, 0, 6, 1), basis: spread },
        { of: 2, corners: rectangle(far(6), far(1), far(3), far(0)), basis: spread },
        { of: 3, corners: rectangle(3, far(1), 6, far(0)), basis: spread },
        { of: 4, corners: rectangle(far(6), 0, far(3), 1), basis: spread },
        { of: 5, corners: leftStrip(1, 3), basis: spread },
        { of: 6, corners: rightStrip(1, 3), basis: spread },
        { of: 7, corners: rectangle(7.5, 0, far(7.5), 1), basis: spread },
        { of: 8, corners: rectangle(7.5, far(1), far(7.5), far(0)), basis: spread },
      ],
      basis: ours("the larger of the two tables"),
    },
  ],
  obstacles: {
    count: { "3x3": "obstacles", "6x3": "manyObstacles" },
    kinds: ["asteroid", "debris", "gascloud"],
    distances: "core",
    countRule: "2E-SETUP-11",
    rule: "2E-SETUP-12",
    basis: known("2E-SETUP-12"),
  },
  pieces: [],
  setUp: [],
  rules: [],
  scoring: {
    by: scoredBy(ID),
    statements: [
      {
        text: "You score the full squad points of each enemy ship that was destroyed or fled, and half of its points, rounded up, for each enemy ship at half health.",
        basis: known("EB-SCORE-04"),
      },
      { text: "With quick builds, threat counts instead of points, and all ships of one build count as one.", basis: known("EB-SCORE-09") },
      {
        text: "In 2.5, you start with 1 point for every squad point that the enemy's squad is below the limit.",
        basis: known("2E-SETUP-21"),
      },
      { text: "A team has one score, however many members it has.", basis: known("EB-SCORE-18-Q") },
    ],
  },
  end: [
    {
      text: "A round ends and only one side has ships left: that side wins. If no side has any, it is a draw in 2.0; in 2.5, the scores decide.",
      basis: known("2E-END-05"),
    },
    {
      text: "In 2.5, round {rounds} ends: the scores decide. In 2.0, there is no last round unless the players agree on one.",
      basis: known("2E-END-08"),
    },
  ],
  tiebreaks: [{ text: "The side that lost fewer ships wins.", basis: ours("no source breaks the tie") }],
};

/**
 * In 2.5, the game ends after twelve rounds, or after a number that the players agree on (2E-SETUP-23, 2E-END-08). In 2.0, there is no last
 * round unless the organiser sets one (2E-END-15-Q).
 */
export const dogfightPlay: PlayBy = ({ rounds }, edited) => {
  const lastRound: LastRound = ({ edition }) => (edition.switches.missionPoints ? rounds : edited.rounds);
  return {
    rules: [deficitRule("2E-SETUP-21", () => dogfight), ...shipPointRules(halfPoints), roundMarkers(lastRound)],
    lastRound,
    items(game) {
      const half = halfPoints(game);
      if (half !== undefined) return missionItems(game, half, (seat) => deficitOf(game, dogfight, seat));
      const { points = [] } = game.state.scenario ?? {};
      return standardItems(game).map((items, side) => {
        const scored = (sidesOf(game)[side]?.seats ?? []).reduce((sum, seat) => sum + (points[seat] ?? 0), 0);
        return [...items, ...missionItem(UNUSED_POINTS, scored)];
      });
    },
    unit: (game) => (game.edition.switches.missionPoints ? "mission point" : isByThreat(game) ? "threat" : "point"),
    isOver: (game) => (sidesOf(game).filter((side) => !isWiped(game, side)).length <= 1 ? "elimination" : undefined),
    survivor(game) {
      const left = sidesOf(game).flatMap((side, at) => (isWiped(game, side) ? [] : [at]));
      if (left.length === 0 && !game.edition.switches.missionPoints) return "nobody";
      return left.length === 1 ? left[0] : undefined;
    },
    tiebreaks: [(game, side) => -shipsLost(game, side)],
  };
};

/**
 * In 1.4.0, a ship gives half of its mission points at half health and the rest when it is lost (2E-END-09, -10). In other versions, only
 * the ships' state at the end of the game counts.
 */
const halfPoints = ({ edition: { switches } }: Situation): HalfPoints | undefined =>
  switches.missionPoints && !switches.scenarioScoring ? "rounded up" : undefined;
