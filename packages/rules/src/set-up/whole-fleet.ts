/**
 * Checks the places of a whole fleet before its ships are placed, so that pages can let a player arrange all of them at once. Nothing is
 * placed here: each ship still needs its own answer, in set-up order. Offered only with full assistance, not in tournament games
 * (ET-COMP-14).
 */
import { type Pose, shipsApart, wingPlace } from "@broadside/geometry";
import type { PlaceRefusal, PlaceRegion, PlannedPlace } from "@broadside/protocol";
import type { Situation } from "../contract/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { Ship } from "../state/state.ts";
import { isWingmate, membersOf } from "../wings/wing.ts";

/** A ship that still has to be placed, its proposed pose if there is one, and whether that pose is allowed. */
export interface ShipToPlace {
  readonly ship: Ship;
  /** The leader that the ship is placed with (EB-WSET-01). */
  readonly leader?: Ship;
  readonly region: PlaceRegion;
  readonly pose?: Pose;
  readonly refusal?: PlaceRefusal;
}

/** Lists all ships that set-up will still ask the seat to place. A leader's wing comes right after it, because both are placed together. */
export function wholeFleet(game: Situation, seat: Seat, places: readonly PlannedPlace[]): readonly ShipToPlace[] {
  const { deploying } = game.edition;
  const units = game.state.ships.filter((ship) => ship.seat === seat && deploying.waits(ship, game));
  const laid = units.flatMap((ship): readonly Omit<ShipToPlace, "refusal">[] => {
    const region = deploying.region(game, ship);
    const pose = places.find((place) => place.ship === ship.id)?.pose;
    const mates = membersOf(game, ship).filter((mate) => isWingmate(mate) && mate.status === "reserve");
    return [
      { ship, region, ...(pose && { pose }) },
      ...mates.map((mate) => ({ ship: mate, leader: ship, region, ...(pose && { pose: besideLeader(game, mate, ship, pose) }) })),
    ];
  });
  return laid.map((one) => {
    const refusal = one.pose && whyNot(game, one.ship, one.pose, laid);
    return { ...one, ...(refusal && { refusal }) };
  });
}

const besideLeader = ({ board }: Situation, mate: Ship, leader: Ship, pose: Pose): Pose =>
  mate.wing ? wingPlace(pose, mate.wing.position, board.baseOf(mate), board.baseOf(leader)) : pose;

/** Returns why set-up would refuse the ship's pose if all other ships were at their proposed poses. */
function whyNot(game: Situation, ship: Ship, pose: Pose, laid: readonly Pick<ShipToPlace, "ship" | "pose">[]): PlaceRefusal | undefined {
  const { board, edition } = game;
  const refusal = edition.deploying.refusal(game, ship, pose);
  if (refusal) return refusal;
  const base = board.baseOf(ship);
  const under = laid.find(
    (other) => other.ship !== ship && other.pose && !shipsApart(base, pose, [board.stanceAt(other.ship, other.pose).outline]),
  );
  return under && { rule: edition.deploying.rule(game, ship), why: { fault: "on top of ship", ship: under.ship.id } };
}
