import { SIDES } from "@broadside/geometry";
import { shipOf } from "@broadside/rules";
import { bentWay, hasPlacedDevice, isFriendly, straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, both, friendly, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { placeDeviceBy } from "../bombs.ts";

const WAYS = [straightWay("front", 3), ...SIDES.map((side) => bentWay("front", "bank", 3, side))];

/** Friendly bombs and mines do not affect the ship, and it does not set off friendly mines. */
export const topcoverSwz98: Card = {
  card: "upgrade:topcover-swz98",
  title: "Top Cover",
  triggers: [
    {
      at: "afterAttack",
      when: all(defenderIs(both(friendly, within(0, 1))), ({ self }) => !hasPlacedDevice(self.ship)),
      may: [placeDeviceBy(WAYS)],
    },
  ],
  permissions: {
    meetDevice: (game, self, { ship, device }) =>
      ship === self.ship && isFriendly(game, ship, shipOf(game.state, device.ship)) ? false : undefined,
  },
};
