import type { Card } from "../../../language/card.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

export const dfs081: Card = {
  card: "pilot:dfs081",
  title: "DFS-081",
  dice: [
    {
      dice: "attack",
      as: "defender",
      helpsOthers: true,
      when: defenderIs(both(friendly, within(0, 1))),
      may: [
        { verb: "spend", token: "calculate", who: "defender" },
        { verb: "change", from: "crit", to: "hit", most: "all" },
      ],
    },
  ],
};
