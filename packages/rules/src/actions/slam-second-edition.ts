/**
 * SLAM: in 1.1.0 it is allowed only in the Perform Action step; in later versions, at any time in the ship's own activation (2E-ACT-48,
 * -49). It fails if the ship would flee (2E-ACT-50).
 */
import { execute, hasFled, maneuverLength } from "@broadside/geometry";
import { outlineRadius } from "../board/board.ts";
import type { Situation } from "../contract/situation.ts";
import { courseOf } from "../maneuver/course.ts";
import { maneuverOf } from "../maneuver/dial.ts";
import { shipsWithin } from "../maneuver/flight.ts";
import type { Ship } from "../state/state.ts";
import { slamBy } from "./slam.ts";

const isInOwnActivation = ({ state: { cursor } }: Situation, { id }: Ship): boolean =>
  cursor.phase === "activation" && cursor.active === id;

/** Checks where the ship would end up, taking ships in the way into account. */
function wouldFlee(game: Situation, ship: Ship, code: string): boolean {
  const { pose: start } = ship;
  if (!start) return false;
  const base = game.board.baseOf(ship);
  const course = courseOf(maneuverOf(game, ship, code));
  const others = shipsWithin(game, ship, start, maneuverLength(base, course) + outlineRadius(base));
  const { pose } = execute(
    base,
    start,
    course,
    others.map((other) => game.board.base(other)),
    "ignored",
  );
  return hasFled(game.board.table, base, pose);
}

export const slam = slamBy({
  rule: "2E-ACT-48",
  isTime: (game, ship, kind) =>
    !game.factsOf(ship).isHuge && isInOwnActivation(game, ship) && (kind !== "free action" || game.edition.switches.slamInActivation),
  fails: wouldFlee,
});
