import { holdersOfLocksOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { LOCK_DEFENDER } from "./phrases.ts";

export const colonelvessery: Card = {
  card: "pilot:colonelvessery",
  title: "Colonel Vessery",
  triggers: [
    {
      at: "rolled",
      when: all(
        isAttacker,
        beforeDice("attack"),
        defenderIs(({ game }, { id }) => holdersOfLocksOn(game, id).length > 0),
      ),
      may: [LOCK_DEFENDER],
    },
  ],
};
