/** Epic Dogfight: two players with 300 points each, on a six-by-three-foot table; each player has a long edge (ET-TABLE-02, -03, -51-Q). */
import { ESCALATION } from "./escalation.ts";
import type { FormatWithGame } from "./format-with-game.ts";

export const EPIC_DOGFIGHT = {
  name: "Epic Dogfight",
  edition: "1e",
  lists: { least: 1, most: 1, called: "list" },
  points: [300],
  ships: { least: 1 },
  game: {
    title: "Epic Dogfight, 300 points",
    table: "6x3",
    seats: [2, 2],
    sides: { count: 2, seats: 1 },
    captains: false,
    // ET-DEPLOY-02.
    order: ["own edges", "reveal", "ID tokens", "Damage decks", "initiative", "obstacle pairs", "huge ships", "ships", "components"],
    tieBreak: "coin",
    edges: ESCALATION.game.edges,
    areas: { depth: 2, hugeShips: "at the edge" },
    // Each side brings six obstacles to one pool, and they are placed in pairs. Each obstacle must be beyond Range 2 of earlier pairs and
    // of the long edges (ET-DEPLOY-12, -17 to -19).
    obstacles: { each: 6, total: 12, filled: "each side", laid: "in pairs", fromEdges: 2, apart: 2, hugeShip: "never" },
    // These dates don't apply to huge ships, which have their own Damage decks (ET-GEAR-05).
    decks: ESCALATION.game.decks,
    end: { elimination: "at once" },
    rules: {
      seats: "ET-SCOPE-01",
      decks: "ET-DEPLOY-08",
      deckAllowed: "ET-GEAR-04",
      initiative: "ET-DEPLOY-10",
      tie: "ET-DEPLOY-11",
      numerals: "ET-MIRROR-06",
      obstacle: "ET-DEPLOY-15",
      obstaclePlaces: {
        "be on the table": "ET-DEPLOY-51-Q",
        "be at": "ET-DEPLOY-16",
        "be beyond edges": "ET-DEPLOY-17",
        "be beyond": "ET-DEPLOY-19",
        "overlap none": "ET-DEPLOY-51-Q",
      },
      leftOut: "ET-DEPLOY-52-Q",
      shipOrder: "ET-DEPLOY-54-Q",
      ship: "ET-DEPLOY-25",
      hugeShip: "ET-DEPLOY-23",
      endings: {
        elimination: "ET-END-02",
        nobodyLeft: "ET-END-04",
        modified: "ET-END-08",
        scores: "ET-END-09",
        level: "ET-END-10",
        concession: "ET-END-12",
      },
    },
  },
} as const satisfies FormatWithGame;
