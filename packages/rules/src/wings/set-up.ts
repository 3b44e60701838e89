/**
 * Places a wing with its leader, whatever the initiative of its wingmates (EB-WSET-01):
 *
 * 1. the leader has already been placed (EB-WSET-03)
 * 2. each wingmate goes to its position, by ID (EB-WSET-04); one that doesn't fit there splits (EB-WSET-05, -09-Q)
 * 3. split ships are placed at once by their player in the same area (EB-WSET-06, -10-Q) and gain a stress token (EB-WSET-07)
 * 4. a wing card with two sides is turned over (2E-WCARD-07)
 */
import type { Pose } from "@broadside/geometry";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";
import { split } from "./splitting.ts";
import { isWingmate, membersOf, placeInFormation } from "./wing.ts";

/** How set-up places ships. */
export interface PlacingShips {
  /** Whether a ship may be placed there: the place must be in its area and not on another ship. */
  canBePlaced(game: Situation, ship: Ship, pose: Pose): boolean;
  /** Lets the ship's player choose its place. */
  placeByHand(game: Situation, ship: Ship): Procedure;
  /** Called after a ship has been placed. */
  cameDown(game: Situation, ship: Ship): Procedure;
}

export const placeWing = procedure("placeWing", function* (game: Situation, leader: Ship, placing: PlacingShips): Procedure {
  for (const mate of membersOf(game, leader)) if (isWingmate(mate)) yield* placeMate(game, mate, placing);
  for (const mate of membersOf(game, leader)) if (mate.status === "reserve" && !isWingmate(mate)) yield* placeSplit(game, mate, placing);
  turnWingCards(game, leader);
});

/** Places a wingmate. One that begins aboard its carrier counts as split until it joins (2E-WCARD-09). */
const placeMate = procedure("placeMate", function* (game: Situation, mate: Ship, placing: PlacingShips): Procedure {
  if (mate.status !== "reserve") {
    if (mate.status === "docked") split(game, mate, "docked");
    return;
  }
  const pose = placeInFormation(game, mate);
  if (!pose || !placing.canBePlaced(game, mate, pose)) return split(game, mate, "no place in formation");
  game.setShip(mate, { status: "inPlay", pose });
  game.note({ note: "placed", ship: mate.id });
  yield* placing.cameDown(game, mate);
});

const placeSplit = procedure("placeSplit", function* (game: Situation, mate: Ship, placing: PlacingShips): Procedure {
  yield* placing.placeByHand(game, mate);
  if (mate.status === "inPlay") yield* assign(game, mate, "stress");
});

function turnWingCards(game: Situation, leader: Ship): void {
  const { upgrades } = game.factsOf(leader);
  const isTurned = (at: number): boolean => upgrades[at]?.wing !== undefined && upgrades[at].back !== undefined;
  if (leader.upgrades.some((_, at) => isTurned(at)))
    game.setShip(leader, { upgrades: leader.upgrades.map((card, at) => (isTurned(at) ? { ...card, side: "back" } : card)) });
}
