import { objectIn } from "@broadside/rules";
import { loseLock } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, onThisShip } from "../../../language/when.ts";

/** Returns the red lock tokens on this ship, one for each lock that any ship has on it. */
const locksOnIt = ({ game, self }: CardScene) =>
  game.state.ships.flatMap((holder) => holder.locks.flatMap((lock) => (objectIn(lock) === self.ship.id ? [{ holder, lock }] : [])));
const isOnlyOne: When = (scene) => locksOnIt(scene).length === 1;

function shake(scene: CardScene): void {
  const [first] = locksOnIt(scene);
  if (first) loseLock(scene.game, first.holder, first.lock);
}

export const multispectralcamouflage: Card = {
  card: "upgrade:multispectralcamouflage",
  title: "Multi-spectral Camouflage",
  triggers: (["lockAcquired", "lockTurned"] as const).map((at) => ({
    at,
    when: all(onThisShip, isOnlyOne),
    must: [{ verb: "roll", dice: "defense", on: { evade: [{ verb: "apply", what: shake }] } }],
  })),
};
