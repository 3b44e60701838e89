/** Parts that the four standard-play scenarios share: table, obstacles, mission points, end. */
import type { ScenarioId } from "@broadside/formats";
import { known } from "../basis.ts";
import { bottomStrip, far, topStrip } from "../grid.ts";
import { scoredBy, tableOf } from "../listed.ts";
import type { Option, Pieces, Sheet, SheetRule, Spot, Statement } from "../sheet.ts";

/** Examples of where players place four satellites: at range 3 of the middle, two in each half (SC-SAT-06). */
const AROUND: readonly Spot[] = [
  { x: 2.2, y: 2.8 },
  { x: far(2.2), y: far(2.8) },
  { x: 2.2, y: far(2.8) },
  { x: far(2.2), y: 2.8 },
];

const OPTIONS: readonly Option[] = [
  { id: "rounds", words: "Maximum rounds", usual: 12, least: 4, most: 24, basis: known("SC-COMMON-47") },
  { id: "goal", words: "Mission points that end the game", usual: 20, least: 10, most: 40, basis: known("SC-COMMON-44") },
];

const COLOURS: Statement = {
  text: "Once player order is set, the first player is red and the second blue for the whole game.",
  basis: known("SC-COMMON-13"),
};

/** One feature in the middle of the table. The scenario places it. */
export const centre = (kind: "satellite" | "supplyCache"): Pieces => ({
  kind,
  count: 1,
  when: "before the obstacles",
  where: "It goes in the middle of the play area, at range 4.5 from all edges.",
  spots: [{ x: "middle", y: "middle" }],
  basis: known("SC-COMMON-07"),
  whereBasis: known("SC-COMMON-57-Q"),
});

/** Four more features. The players take turns to place them. */
export const fourAround = (kind: "satellite" | "supplyCache", rule: "SC-SAT" | "SC-SALVAGE"): Pieces => ({
  kind,
  count: 4,
  when: "before the obstacles",
  placedBy: "players in turn",
  where:
    "They go at range 3 of the one in the middle. Each player places their first at range 2 to 4 of their own edge, and their second at range 2 to 4 of the opponent's.",
  keeps: { apart: 2 },
  spots: AROUND,
  basis: known(`${rule}-01`),
  whereBasis: known(`${rule}-02`),
});

/** Two features. Each player places one, in the opponent's half. */
export const twoAround: Pieces = {
  kind: "satellite",
  count: 2,
  when: "before the obstacles",
  placedBy: "players in turn",
  where: "They go at range 3 of the one in the middle, and at range 2 to 4 of the opponent's edge.",
  keeps: { apart: 2 },
  spots: AROUND.slice(0, 2).toReversed(),
  basis: known("SC-SCRAMBLE-01"),
  whereBasis: known("SC-SCRAMBLE-02"),
};

/** A lost ship gives its full squad points. Chance Engagement has its own rule instead. */
export const SHIP_POINTS: Statement = {
  text: "When a ship is destroyed or removed from the game, the opponent scores its full squad points at once, in any round. A damaged ship gives none.",
  basis: known("SC-COMMON-36"),
};

/** A rule by which both players score at the start of the End Phase, at the same time, from round 2 on. */
export const objectiveRule = (text: string, row: string): SheetRule => ({
  name: "Objectives",
  phase: "end",
  text: `From round 2 on, ${text}`,
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
      text: "Obstacles cannot overlap the scenario's pieces, but may be right next to them.",
      basis: known("SC-COMMON-10"),
    },
  ],
  scoring: {
    by: scoredBy(id),
    statements: [
      {
        text: "Each player starts with 1 mission point for every squad point that the opponent's squad is below the limit.",
        basis: known("SC-COMMON-32"),
      },
      ...shipPoints,
    ],
  },
  end: [
    {
      text: "An End Phase ends and only one player has ships in the play area: that player wins, whatever the score.",
      basis: known("SC-COMMON-41"),
    },
    { text: "An End Phase ends and neither player has ships in the play area: the scores decide.", basis: known("SC-COMMON-51-Q") },
    {
      text: "An End Phase ends and a player has at least {goal} mission points and more than the opponent: that player wins.",
      basis: known("SC-COMMON-44"),
    },
    { text: "Round {rounds} ends: the player with more mission points wins.", basis: known("SC-COMMON-47") },
  ],
  tiebreaks: [{ text: "None: equal mission points are a draw.", basis: known("SC-COMMON-52-Q") }],
});
