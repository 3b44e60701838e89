import { readManeuver } from "@broadside/cards";
import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { both, friendly, within } from "../../../when.ts";
import { provided, transfer } from "../../pilots/phrases.ts";

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
          does: [{ verb: "one of", choices: { calculate: [transfer("calculate")], focus: [provided(revealedBlue), transfer("focus")] } }],
        },
      ],
    },
  ],
};
