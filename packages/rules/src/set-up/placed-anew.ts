/** Ships that stand and are placed anew by a card at the end of set-up (2E-SETUP-18): a leader with its wing, in formation (EB-WSET-04). */
import { type Pose, wingPlace } from "@broadside/geometry";
import { type PlaceRefusal, type Procedure, place, SoughtPlace } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
import type { Ship } from "../state/state.ts";
import { isLeader, wingmatesOf } from "../wings/wing.ts";
import { type PlacesFor, refusalAmong } from "./placed-by-cards.ts";

const RULE = "2E-SETUP-18";

/** What moves with a ship: its wing, where it leads one. For cards. */
export const unitOf = (game: Situation, ship: Ship): readonly Ship[] => (isLeader(ship) ? [ship, ...wingmatesOf(game, ship)] : [ship]);

/** Where a ship of the unit stands when the first of it stands there. */
const poseIn = ({ board }: Situation, first: Ship, pose: Pose, ship: Ship): Pose =>
  ship === first || !ship.wing ? pose : wingPlace(pose, ship.wing.position, board.baseOf(ship), board.baseOf(first));

/** Of the first ship that cannot stand; on ships of the unit it may, for they move as well. */
function refusalOf(game: Situation, first: Ship, pose: Pose, places: PlacesFor): PlaceRefusal | undefined {
  const unit = unitOf(game, first);
  for (const ship of unit) {
    const refusal = refusalAmong(game, ship, poseIn(game, first, pose, ship), places, (other) => !unit.includes(other));
    if (refusal) return refusal;
  }
  return undefined;
}

/** A ship whose present place is one of those, so that there is always one for it. For cards. */
export const mayPlaceAnew = (game: Situation, ship: Ship, places: PlacesFor): boolean =>
  ship.pose !== undefined && refusalOf(game, ship, ship.pose, places) === undefined;

/** For cards. */
export const placeAnew = procedure("placeAnew", function* (game: Situation, ship: Ship, places: PlacesFor): Procedure {
  const { pose: present } = ship;
  if (!present || !mayPlaceAnew(game, ship, places)) return;
  const pose = yield* place(
    (now) =>
      new SoughtPlace({
        kind: "place ship",
        seat: ship.seat,
        rule: RULE,
        about: { ship: ship.id },
        place: { shape: "table", margin: 0 },
        seek: () => present,
        refusal: (given) => refusalOf(now, ship, given, places),
      }),
  );
  const moved = unitOf(game, ship).map((one) => ({ one, to: poseIn(game, ship, pose, one) }));
  for (const { one, to } of moved) {
    game.setShip(one, { pose: to });
    game.note({ note: "placed", ship: one.id });
  }
});
