import { bentWay, canLaunchRemote, type DeviceWay, launchRemote, straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { NO_RECOVERY } from "../phrases.ts";

const WAYS: readonly DeviceWay[] = [straightWay("front", 3), bentWay("front", "bank", 3, "left"), bentWay("front", "bank", 3, "right")];

export const discordmissiles: Card = {
  card: "upgrade:discordmissiles",
  title: "Discord Missiles",
  permissions: NO_RECOVERY,
  triggers: [
    {
      at: "startOfCombat",
      may: [
        { verb: "spend", token: "calculate" },
        { verb: "spend charge" },
        {
          verb: "special",
          can: ({ game, self }) => canLaunchRemote(game, self.ship, "buzzDroidSwarm", WAYS),
          *perform({ game, self }) {
            yield* launchRemote(game, self.ship, "buzzDroidSwarm", WAYS);
          },
        },
      ],
    },
  ],
};
