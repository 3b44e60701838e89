/**
 * A fleet laid out before its ships are asked for one by one, for pages that let a player place all of them in one gesture. It judges and places
 * nothing by itself: every ship still comes down by an answer of its own, in the order of set-up. An aid, where the table has agreed to aids;
 * a tournament has none (ET-COMP-14).
 */
import { type Pose, shipsApart, wingPlace } from "@broadside/geometry";
import type { LaidOut, PlaceRefusal, PlaceRegion } from "@broadside/protocol";
import type { Situation } from "../driver/situation.ts";
import type { Seat } from "../state/seat.ts";
import type { Ship } from "../state/state.ts";
import { isWingmate, membersOf } from "../wings/wing.ts";

/** A ship that is still to be placed, and of one that is laid out somewhere whether it may stand there. */
export interface ShipToPlace {
  readonly ship: Ship;
  /** The leader that it comes down with (EB-WSET-01). */
  readonly leader?: Ship;
  readonly region: PlaceRegion;
  readonly pose?: Pose;
  readonly refusal?: PlaceRefusal;
}

/** All ships of a seat that set-up will still ask for, each leader before its wing. A place given for a leader is one for its wing. */
export function wholeFleet(game: Situation, seat: Seat, places: readonly LaidOut[]): readonly ShipToPlace[] {
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

/** As set-up would judge it with all the others standing where they are laid out. */
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
