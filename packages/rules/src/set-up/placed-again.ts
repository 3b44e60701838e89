/** Ships that a card places again at the end of set-up (2E-SETUP-18): a leader with its wing, in formation (EB-WSET-04). */
import { type Pose, wingPlace } from "@broadside/geometry";
import type { PlaceRefusal } from "@broadside/protocol";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { LazyPlaceAsk, place } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { isLeader, wingmatesOf } from "../wings/wing.ts";
import { type PlacesFor, refusalAmong } from "./placed-by-cards.ts";

const RULE = "2E-SETUP-18";

/** The ships that move with a ship: a leader's wing, or only the ship itself. Used by cards. */
export const shipWithWing = (game: Situation, ship: Ship): readonly Ship[] =>
  isLeader(ship) ? [ship, ...wingmatesOf(game, ship)] : [ship];

/** A ship's pose in the unit, given the first ship's pose. */
const poseIn = ({ board }: Situation, first: Ship, pose: Pose, ship: Ship): Pose =>
  ship === first || !ship.wing ? pose : wingPlace(pose, ship.wing.position, board.baseOf(ship), board.baseOf(first));

/**
 * Checks the ships of the unit in turn, with the first one at this pose, and returns the first refusal. The ships may overlap each other's
 * old places, because they all move.
 */
function refusalOf(game: Situation, first: Ship, pose: Pose, places: PlacesFor): PlaceRefusal | undefined {
  const unit = shipWithWing(game, first);
  for (const ship of unit) {
    const refusal = refusalAmong(game, ship, poseIn(game, first, pose, ship), places, (other) => !unit.includes(other));
    if (refusal) return refusal;
  }
  return undefined;
}

/**
 * Whether a ship may be placed again. It must already be in one of the allowed places, so that at least this place is legal. Used by cards.
 */
export const mayPlaceAgain = (game: Situation, ship: Ship, places: PlacesFor): boolean =>
  ship.pose !== undefined && refusalOf(game, ship, ship.pose, places) === undefined;

/** Places a ship again, if it may be. Used by cards. */
export const placeAgain = procedure("placeAgain", function* (game: Situation, ship: Ship, places: PlacesFor): Procedure {
  const { pose: present } = ship;
  if (!present || !mayPlaceAgain(game, ship, places)) return;
  const pose = yield* place(
    (now) =>
      new LazyPlaceAsk({
        kind: "place ship",
        seat: ship.seat,
        rule: RULE,
        about: { ship: ship.id },
        place: { shape: "table", margin: 0 },
        seek: () => present,
        refusal: (given) => refusalOf(now, ship, given, places),
      }),
  );
  const moved = shipWithWing(game, ship).map((one) => ({ one, to: poseIn(game, ship, pose, one) }));
  for (const { one, to } of moved) {
    game.setShip(one, { pose: to });
    game.note({ note: "placed", ship: one.id });
  }
});
