import { GREEN, ORANGE } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, type ShipWhen, within } from "../../../language/when.ts";

/** Circular ones are those that the End phase removes. */
const hasCircularToken: ShipWhen = (_, { tokens }) => [...GREEN, ...ORANGE].some((token) => tokens[token] > 0);

const KEEPING: NonNullable<Card["effects"]> = {
  "keeps its tokens": { permissions: { keepToken: (_, self, { ship }) => (ship === self.ship ? true : undefined) } },
};

/** For two charges one of these ships keeps its circular tokens; he says so as crew and as a pilot. */
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
