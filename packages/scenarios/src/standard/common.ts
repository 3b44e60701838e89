/** What the four scenarios of standard play share: table, obstacles, mission points, end. */
import type { ScenarioId } from "@broadside/formats";
import { known } from "../basis.ts";
import { bottomStrip, far, topStrip } from "../grid.ts";
import { scoredBy, tableOf } from "../listed.ts";
import type { Option, Pieces, Sheet, SheetRule, Spot, Statement } from "../sheet.ts";

/** Where the four that players place may lie: each at range 3 of the middle, two in each half (SC-SAT-06). */
const AROUND: readonly Spot[] = [
  { x: 2.2, y: 2.8 },
  { x: far(2.2), y: far(2.8) },
  { x: 2.2, y: far(2.8) },
  { x: far(2.2), y: 2.8 },
];

const OPTIONS: readonly Option[] = [
  { id: "rounds", words: "Rounds at most", usual: 12, least: 4, most: 24, basis: known("SC-COMMON-47") },
  { id: "goal", words: "Mission points that end the game", usual: 20, least: 10, most: 40, basis: known("SC-COMMON-44") },
];

const COLOURS: Statement = {
  text: "When the order of players is settled, the first player becomes red and the second blue, for the whole game.",
  basis: known("SC-COMMON-13"),
};

/** One in the middle, laid by the scenario itself. */
export const centre = (kind: "satellite" | "supplyCache"): Pieces => ({
  kind,
  count: 1,
  when: "before the obstacles",
  where: "In the middle of the play area, range 4.5 from all edges.",
  spots: [{ x: "middle", y: "middle" }],
  basis: known("SC-COMMON-07"),
  whereBasis: known("SC-COMMON-57-Q"),
});

/** Four more, placed by the players in turn. */
export const fourAround = (kind: "satellite" | "supplyCache", rule: "SC-SAT" | "SC-SALVAGE"): Pieces => ({
  kind,
  count: 4,
  when: "before the obstacles",
  placedBy: "players in turn",
  where:
    "At range 3 of the one in the middle. A player's first lies at range 2 to 4 of the own edge, the second at range 2 to 4 of the opponent's.",
  keeps: { apart: 2 },
  spots: AROUND,
  basis: known(`${rule}-01`),
  whereBasis: known(`${rule}-02`),
});

/** One from each player, in the opponent's half. */
export const twoAround: Pieces = {
  kind: "satellite",
  count: 2,
  when: "before the obstacles",
  placedBy: "players in turn",
  where: "At range 3 of the one in the middle, and at range 2 to 4 of the opponent's edge.",
  keeps: { apart: 2 },
  spots: AROUND.slice(0, 2).toReversed(),
  basis: known("SC-SCRAMBLE-01"),
  whereBasis: known("SC-SCRAMBLE-02"),
};

/** Full squad points for a ship that is gone; Chance Engagement has its own. */
export const SHIP_POINTS: Statement = {
  text: "A ship that is destroyed or removed from the game gives the opponent its full squad points, at once and in any round; a damaged one gives none.",
  basis: known("SC-COMMON-36"),
};

/** Scored when the End Phase begins, from round 2 on, for both players on the same state. */
export const objectiveRule = (text: string, row: string): SheetRule => ({
  name: "Objectives",
  phase: "end",
  text: `From round 2 on: ${text}`,
  basis: known(row),
});

type SharedParts = Pick<Sheet, "options" | "maps" | "obstacles" | "setUp" | "scoring" | "end" | "tiebreaks">;

export const shared = (id: ScenarioId, shipPoints: readonly Statement[], hasColours: boolean): SharedParts => ({
  options: OPTIONS,
  maps: [
    {
      seats: [2, 2],
      table: tableOf(id),
      areas: [
        { of: 1, corners: bottomStrip(1), basis: known("2E-SETUP-13") },
        { of: 2, corners: topStrip(1), basis: known("2E-SETUP-13") },
      ],
      basis: known("SC-COMMON-03"),
    },
  ],
  obstacles: {
    count: { [tableOf(id)]: 6 },
    kinds: ["asteroid", "debris", "gascloud"],
    distances: "core",
    countRule: "SC-COMMON-04",
    rule: "SC-COMMON-09",
    basis: known("SC-COMMON-04"),
  },
  setUp: [
    ...(hasColours ? [COLOURS] : []),
    {
      text: "No obstacle may overlap what the scenario has laid out; there is no other distance to keep from it.",
      basis: known("SC-COMMON-10"),
    },
  ],
  scoring: {
    by: scoredBy(id),
    statements: [
      {
        text: "Each player begins with as many mission points as the opponent's squad is short of the limit.",
        basis: known("SC-COMMON-32"),
      },
      ...shipPoints,
    ],
  },
  end: [
    {
      text: "An End Phase is over and only one player has ships in the play area: that player wins, whatever the score.",
      basis: known("SC-COMMON-41"),
    },
    { text: "An End Phase is over and neither has ships in the play area: the scores decide.", basis: known("SC-COMMON-51-Q") },
    {
      text: "An End Phase is over and somebody has {goal} mission points or more, and more than the opponent.",
      basis: known("SC-COMMON-44"),
    },
    { text: "Round {rounds} is over: more mission points win.", basis: known("SC-COMMON-47") },
  ],
  tiebreaks: [{ text: "None: equal mission points are a draw.", basis: known("SC-COMMON-52-Q") }],
});
