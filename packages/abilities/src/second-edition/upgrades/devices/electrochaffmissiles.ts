import {
  bentWay,
  canLaunchCloud,
  type DeviceWay,
  launchCloud,
  markPlaced,
  mayPlaceOrDecloak,
  straightWay,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { NO_RECOVERY } from "../phrases.ts";

const WAYS: readonly DeviceWay[] = [bentWay("front", "bank", 3, "left"), bentWay("front", "bank", 3, "right"), straightWay("front", 4)];

/** The cloud counts as the one device that the ship may place in the System phase (2E-SYS-02). */
export const electrochaffmissiles: Card = {
  card: "upgrade:electrochaffmissiles",
  title: "Electro-Chaff Missiles",
  permissions: NO_RECOVERY,
  triggers: [
    {
      at: "systemPhase",
      when: all(toThisShip, ({ self }) => mayPlaceOrDecloak(self.ship)),
      may: [
        { verb: "spend charge" },
        {
          verb: "special",
          can: ({ game, self }) => canLaunchCloud(game, self.ship, WAYS),
          *perform({ game, self }) {
            markPlaced(game, self.ship);
            yield* launchCloud(game, self.ship, WAYS);
          },
        },
      ],
    },
  ],
};
