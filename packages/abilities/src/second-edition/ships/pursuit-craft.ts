import { hasLock, otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { hasUpgrade, type ShipWhen, toThisShip } from "../../language/when.ts";

const isLockedByHoundsTooth: ShipWhen = ({ game, self }, ship) =>
  otherFriendsOf(game, self.ship).some((friend) => hasUpgrade(friend, "houndstooth") && hasLock(friend, ship.id));

export const pursuitCraft: Card = {
  card: "ship:Pursuit Craft",
  title: "Pursuit Craft",
  triggers: [
    {
      at: "hasDeployed",
      when: toThisShip,
      may: [{ verb: "choose ship", among: isLockedByHoundsTooth, does: [{ verb: "lock", on: "chosen" }] }],
    },
  ],
};
