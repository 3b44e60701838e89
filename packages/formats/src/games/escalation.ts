/**
 * One tier of Escalation. The players have opposite edges (ES-TABLE-02), which are fixed before the game (ES-DEPLOY-03). Everything else is
 * as in the standard game (ES-DEPLOY-10, -13, -14).
 */
import type { FormatWithGame } from "./format-with-game.ts";
import { STANDARD_100 } from "./standard-100.ts";

export const ESCALATION = {
  name: "Escalation",
  edition: "1e",
  lists: { least: 4, most: 4, called: "tier" },
  points: [60, 90, 120, 150],
  ships: { least: 2 },
  game: {
    ...STANDARD_100.game,
    tieBreak: "coin",
    edges: { taken: "by seat", from: ["bottom", "top"] },
    obstacles: { ...STANDARD_100.game.obstacles, hugeShip: "announced" },
    // Either core deck is allowed until the end of 2015, and then only the newer one (ET-GEAR-03, -04, ES-GEAR-51-Q).
    decks: [
      { from: "2016-01-01", ids: ["core-tfa"] },
      { from: "", ids: ["core-tfa", "core"] },
    ],
    end: { elimination: "at once" },
    rules: {
      ...STANDARD_100.game.rules,
      seats: "ES-SCOPE-03",
      deckAllowed: "ES-GEAR-51-Q",
      tie: "ES-DEPLOY-09",
      obstaclePlaces: { "be beyond edges": "ES-DEPLOY-13", "be beyond": "ES-DEPLOY-14" },
      endings: {
        elimination: "ES-END-02",
        nobodyLeft: "ES-END-04",
        modified: "ES-END-06",
        scores: "ES-END-07",
        level: "ES-END-08",
        concession: "ES-END-10",
      },
    },
  },
} as const satisfies FormatWithGame;
