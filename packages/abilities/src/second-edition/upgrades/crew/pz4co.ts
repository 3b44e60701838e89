import { readManeuver } from "@broadside/cards";
import type { Card } from "../../../language/card.ts";
import { provided } from "../../../language/provided.ts";
import type { When } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";

const revealedBlue: When = ({ self }) => readManeuver(self.ship.revealed ?? "")?.colour === "blue";

export const pz4co: Card = {
  card: "upgrade:pz4co",
  title: "PZ-4CO",
  triggers: [
    {
      at: "endOfActivation",
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(1, 2)),
          does: [
            {
              verb: "one of",
              choices: {
                calculate: [{ verb: "transfer", token: "calculate" }],
                focus: [provided(revealedBlue), { verb: "transfer", token: "focus" }],
              },
            },
          ],
        },
      ],
    },
  ],
};
