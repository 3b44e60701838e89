/** The standard game from the core rules: 100 points on a three-by-three-foot table, for two to four players, alone or in teams. */
import type { FormatWithGame } from "./format-with-game.ts";

export const STANDARD_100 = {
  name: "Standard, 100 points",
  edition: "1e",
  lists: { least: 1, most: 1, called: "list" },
  points: [100],
  ships: { least: 1 },
  game: {
    table: "3x3",
    seats: [2, 4],
    captains: false,
    order: ["own edges", "reveal", "ID tokens", "Damage decks", "initiative", "obstacles", "choice of edges", "ships", "components"],
    tieBreak: "die",
    edges: { taken: "chosen", from: ["bottom", "right", "top", "left"] },
    areas: { depth: 1, hugeShips: "in the strip" },
    // Each side adds three obstacles to one pool. Each obstacle must be beyond Range 1 of the others and beyond Range 2 of every edge
    // (1E-SETUP-04).
    obstacles: { each: 3, total: 6, filled: "pool", laid: "one by one", fromEdges: 2, apart: 1, hugeShip: "freely" },
    decks: [{ from: "", ids: ["core-tfa", "core"] }],
    end: { elimination: "round closes" },
    rules: {
      seats: "1E-END-05",
      decks: "ES-DEPLOY-07",
      deckAllowed: "1E-SETUP-08",
      initiative: "1E-SETUP-02",
      tie: "1E-SETUP-02",
      numerals: "ES-MIRROR-03",
      obstacle: "1E-SETUP-04",
      leftOut: "ES-DEPLOY-51-Q",
      shipOrder: "1E-SETUP-10",
      ship: "1E-SETUP-06",
      hugeShip: "HS-SETUP-02",
    },
  },
} as const satisfies FormatWithGame;
