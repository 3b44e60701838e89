import { holdersOfLocksOn } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { all, isAttacker } from "../../../when.ts";
import { defenderIs } from "../../when.ts";
import { beforeDice } from "../../when-firing.ts";
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
