/**
 * Team Epic: two teams of two players, with 200 points per player. Initiative is decided before squads are revealed (ET-TDEPLOY-01).
 * Everything else is as in Epic Dogfight.
 */
import { EPIC_DOGFIGHT } from "./epic-dogfight.ts";
import type { FormatWithGame } from "./format-with-game.ts";

export const TEAM_EPIC = {
  name: "Team Epic",
  edition: "1e",
  lists: { least: 2, most: 2, called: "member" },
  points: [200],
  ships: { least: 1 },
  game: {
    ...EPIC_DOGFIGHT.game,
    title: "Team Epic, two against two",
    seats: [4, 4],
    sides: { count: 2, seats: 2 },
    captains: true,
    // First, players put their squads next to their edge, as in Epic Dogfight (ET-TEAM-57-Q).
    order: ["own edges", "initiative", "reveal", "ID tokens", "Damage decks", "obstacle pairs", "huge ships", "ships", "components"],
    rules: {
      ...EPIC_DOGFIGHT.game.rules,
      decks: "ET-TDEPLOY-07",
      initiative: "ET-TDEPLOY-03",
      tie: "ET-TDEPLOY-04",
      obstacle: "ET-TDEPLOY-09",
      shipOrder: "ET-TEAM-58-Q",
      ship: "ET-TDEPLOY-11",
      hugeShip: "ET-TDEPLOY-10",
    },
  },
} as const satisfies FormatWithGame;
