import { GREEN, ORANGE } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, type ShipWhen, within } from "../../../language/when.ts";

/** True if the ship has circular tokens, which are removed in the End phase. */
const hasCircularToken: ShipWhen = (_, { tokens }) => [...GREEN, ...ORANGE].some((token) => tokens[token] > 0);

const KEEPING: NonNullable<Card["effects"]> = {
  "keeps its tokens": { permissions: { keepToken: (_, self, { ship }) => (ship === self.ship ? true : undefined) } },
};

/** Spends two charges to let a ship keep its circular tokens. The crew card and the pilot share this text. */
export const keepingTokens = (among: ShipWhen): Pick<Card, "triggers" | "effects"> => ({
  triggers: [
    {
      at: "startOfEnd",
      may: [
        { verb: "spend charge", count: 2 },
        {
          verb: "choose ship",
          among: both(among, hasCircularToken),
          does: [{ verb: "lasting", effect: "keeps its tokens", until: "phase", who: "chosen" }],
        },
      ],
    },
  ],
  effects: KEEPING,
});

export const gamutkey: Card = { card: "upgrade:gamutkey", title: "Gamut Key", ...keepingTokens(within(0, 1)) };
