/**
 * Ships (1E-SETUP-06, -07, -10, ES-DEPLOY-15), one a unit.
 *
 * 1. the lowest pilot skill first; on a tie the seats in order of initiative; an owner picks among own equals
 * 2. the ship is placed wholly within the deployment strip of its edge, clear of ships
 * 3. the faceup side of its double-faced cards is chosen (1E-SQUAD-09, -10); cards that speak when it has been placed
 */
import type { Pose } from "@broadside/geometry";
import { choose, optionsOf, type Procedure, place, SoughtPlace } from "../../ask.ts";
import type { Step } from "../../edition.ts";
import type { Game } from "../../game.ts";
import { procedure } from "../../procedure.ts";
import type { Ship } from "../../state.ts";
import { window } from "../../window.ts";
import { chooseSides } from "../card-sides.ts";
import { turnOf } from "../skill-order.ts";
import { deploymentOf, findDeployment, mayStand } from "./deployment.ts";

export const SHIPS: Step = {
  name: "ships",
  *run(game) {
    if (nextShips(game).length === 0) return "done";
    yield* placeShip(game);
    return "again";
  },
};

/** Skill is read without what begins only once the ship is placed: cards in reserve are silent. */
const nextShips = (game: Game): readonly Ship[] => turnOf(game, "rising", isInReserve)?.ships ?? [];

const isInReserve = ({ status }: Ship): boolean => status === "reserve";

/** Nothing is left to place: somebody gave up, or a judge stepped in, while the question was open. */
const NONE = { key: "none", value: undefined } as const;

const placeShip = procedure("placeShip", function* (game: Game): Procedure {
  const ship = yield* choose<Ship | undefined>((now) => {
    const ships = nextShips(now);
    const options = ships.map((value) => ({ key: value.id, value }));
    return {
      kind: "ship to place",
      seat: ships[0]?.seat ?? 0,
      rule: "1E-SETUP-10",
      options: options.length > 0 ? optionsOf(options) : [NONE],
    };
  });
  if (!ship) return;
  const room = findDeployment(game, ship);
  if (!room) return leaveOut(game, ship);
  const pose: Pose = yield* place((now) => {
    const { edge, depth } = deploymentOf(now, ship);
    return new SoughtPlace({
      kind: "place ship",
      seat: ship.seat,
      rule: "1E-SETUP-06",
      about: { ship: ship.id },
      place: { shape: "strip", edge, depth },
      seek: () => (mayStand(now, ship, room) ? room : (findDeployment(now, ship) ?? room)),
      accepts: (given) => mayStand(now, ship, given),
    });
  });
  if (ship.status !== "reserve") return;
  game.setShip(ship, { status: "inPlay", pose: { ...pose } });
  game.note({ note: "placed", ship: ship.id });
  yield* chooseSides(game, ship);
  yield* window(game, "placed", { ship: ship.id });
});

/** No room in the strip: no rule knows of it, so the ship is out of the game and the log says so. */
function leaveOut(game: Game, ship: Ship): void {
  game.setShip(ship, { status: "destroyed" });
  game.note({ note: "no room to place", ship: ship.id, rule: "1E-SETUP-06" });
}
