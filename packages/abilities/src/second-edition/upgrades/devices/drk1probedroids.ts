import { bentWay, canLaunchRemote, type DeviceWay, launchRemote, straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { NO_RECOVERY } from "../phrases.ts";

const SPEED = 3;
/** The droid can be dropped or launched with any template of its speed. */
const WAYS: readonly DeviceWay[] = (["rear", "front"] as const).flatMap((guides) => [
  straightWay(guides, SPEED),
  ...(["left", "right"] as const).flatMap((side) => [bentWay(guides, "bank", SPEED, side), bentWay(guides, "turn", SPEED, side)]),
]);

export const drk1probedroids: Card = {
  card: "upgrade:drk1probedroids",
  title: "DRK-1 Probe Droids",
  permissions: NO_RECOVERY,
  triggers: [
    {
      at: "duringEnd",
      may: [
        { verb: "spend charge" },
        {
          verb: "special",
          can: ({ game, self }) => canLaunchRemote(game, self.ship, "probeDroid", WAYS),
          *perform({ game, self }) {
            yield* launchRemote(game, self.ship, "probeDroid", WAYS);
          },
        },
      ],
    },
  ],
};
