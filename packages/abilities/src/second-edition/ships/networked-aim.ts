import { hasLock, isFriendly, lockTarget, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";

const friendlyLocks = ({ game, self, attack }: CardScene): number =>
  attack ? shipsInPlay(game).filter((ship) => isFriendly(game, self.ship, ship) && hasLock(ship, lockTarget(attack))).length : 0;

export const networkedAim: Card = {
  card: "ship:Networked Aim",
  title: "Networked Aim",
  dice: [{ dice: "attack", may: [{ verb: "reroll", most: friendlyLocks }] }],
  permissions: {
    modify: (_, self, { ship, dice, token }) => (ship === self.ship && dice === "attack" && token === "lock" ? false : undefined),
  },
};
