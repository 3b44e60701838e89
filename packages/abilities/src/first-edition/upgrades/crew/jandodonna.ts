import type { Card } from "../../../language/card.ts";
import { attackerIs, both, friendly, other, within } from "../../../language/when.ts";

export const jandodonna: Card = {
  card: "upgrade:jandodonna",
  title: "Jan Dodonna",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: attackerIs(both(friendly, other, within(1))),
      may: [{ verb: "change", from: "hit", to: "crit" }],
    },
  ],
};
