import { figureIn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { small, subjectIs } from "../../../language/when-second-edition.ts";

const waits: ShipWhen = (_, { engaged }) => !engaged;
/**
 * True while ships of one initiative are engaging. During that time, a destroyed ship stays on the table until all of them have engaged
 * (2E-ENGAGE-04).
 */
const initiativeIsUp: When = ({ game: { state } }) => state.cursor.phase === "combat" && state.cursor.skill !== undefined;

export const nashwindrider: Card = {
  card: "pilot:nashwindrider",
  title: "Nash Windrider",
  triggers: [
    {
      at: "destroyed",
      when: all(initiativeIsUp, subjectIs(both(friendly, small, waits, within(0, 3)))),
      may: [
        { verb: "spend charge" },
        { verb: "lasting", effect: "nash windrider", until: "phase", who: "subject", value: ({ game }) => game.state.cursor.skill ?? 0 },
      ],
    },
  ],
  effects: {
    "nash windrider": {
      latest: {
        engagement: (_, { ship: own, effect }, { ship }) =>
          effect && ship === own ? { value: figureIn(effect), since: effect.since } : undefined,
      },
    },
  },
};
