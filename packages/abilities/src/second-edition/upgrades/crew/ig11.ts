import { destroy } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import { all, both, other, toThisShip, within } from "../../../language/when.ts";
import { showsSide } from "../../../language/when-second-edition.ts";
import { lyingOn, putOn } from "./tokens-on-card.ts";

const FUSES = 2;
const ADD_FUSE: Deed = { verb: "apply", what: ({ game, self }) => putOn(game, self, lyingOn(self) + 1) };
const BURNS_OUT: readonly Deed[] = [
  { verb: "each ship", among: both(other, within(0, 1)), does: [{ verb: "suffer", crits: 1, who: "chosen" }] },
  {
    verb: "special",
    can: () => true,
    *perform({ game, self }) {
      yield* destroy(game, self.ship, "destroyed");
    },
  },
];

/** Two faceup cards are fuses in his place; then they burn down, and with the last he goes off with the ship. */
export const ig11: Card = {
  card: "upgrade:ig11",
  title: "IG-11",
  triggers: [
    {
      at: "faceupDealt",
      when: all(toThisShip, showsSide("front")),
      must: [
        ADD_FUSE,
        { verb: "gain", token: "calculate" },
        { verb: "if", when: ({ self }) => lyingOn(self) >= FUSES, does: [{ verb: "flip this card" }] },
      ],
    },
    {
      at: "duringEnd",
      when: showsSide("back"),
      must: [
        { verb: "apply", what: ({ game, self }) => putOn(game, self, Math.max(0, lyingOn(self) - 1)) },
        { verb: "if", when: ({ self }) => lyingOn(self) === 0, does: BURNS_OUT },
      ],
    },
  ],
  action: { when: showsSide("back"), does: [ADD_FUSE] },
};
