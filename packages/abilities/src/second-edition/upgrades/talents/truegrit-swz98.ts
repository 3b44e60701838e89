import type { TokenKind } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import { lacks } from "../../../language/when.ts";
import { ORANGE_AND_RED } from "../phrases.ts";

/** The tokens that can be removed. Strain isn't one of them, because the ship has just gained it to pay for this. */
const REMOVED: readonly TokenKind[] = ORANGE_AND_RED.filter((token) => token !== "strain");

export const truegritSwz98: Card = {
  card: "upgrade:truegrit-swz98",
  title: "True Grit",
  triggers: [
    {
      at: "endOfActivation",
      when: lacks("this ship", "strain"),
      may: [
        { verb: "gain", token: "strain" },
        { verb: "remove token", tokens: REMOVED },
      ],
    },
  ],
};
