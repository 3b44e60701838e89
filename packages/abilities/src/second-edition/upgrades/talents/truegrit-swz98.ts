import type { TokenKind } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import { lacks } from "../../../language/when.ts";
import { ORANGE_AND_RED } from "../phrases.ts";

/** The ship cannot remove the strain token that it has just gained. */
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
