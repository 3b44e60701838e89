import { GREEN } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { both, lacksToken, other, toThisShip, within } from "../../../language/when.ts";

/** If the player can't choose a ship, no charge is spent. */
export const doctoraphra: Card = {
  card: "pilot:doctoraphra",
  title: "Doctor Aphra",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [
        { verb: "one of", choices: Object.fromEntries(GREEN.map((token) => [token, [{ verb: "spend", token }]])) },
        { verb: "spend charge" },
        {
          verb: "choose ship",
          among: both(other, within(0, 1), lacksToken("stress")),
          does: [{ verb: "gain", token: "stress", who: "chosen" }],
        },
      ],
    },
  ],
};
