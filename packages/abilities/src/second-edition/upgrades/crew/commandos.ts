/** Commandos that a ship drops in the System phase. Every commando card uses this. */
import { canLaunchRemote, type DeviceWay, launchRemote, markPlaced, mayPlaceOrDecloak, straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { NO_RECOVERY } from "../phrases.ts";

const DROPPED = straightWay("rear", 1);
/** Commandos can be placed with either their front or their rear guides at the template. */
const WAYS: readonly DeviceWay[] = [DROPPED, { ...DROPPED, key: `${DROPPED.key} by its rear`, byItsRear: true }];

export const commandos = (id: string, title: string): Card => ({
  card: `upgrade:${id}`,
  title,
  permissions: NO_RECOVERY,
  triggers: [
    {
      at: "systemPhase",
      when: all(toThisShip, ({ self }) => mayPlaceOrDecloak(self.ship)),
      may: [
        { verb: "spend charge" },
        {
          verb: "special",
          can: ({ game, self }) => canLaunchRemote(game, self.ship, "commandoTeam", WAYS),
          *perform({ game, self }) {
            if (yield* launchRemote(game, self.ship, "commandoTeam", WAYS)) markPlaced(game, self.ship);
          },
        },
      ],
    },
  ],
});
