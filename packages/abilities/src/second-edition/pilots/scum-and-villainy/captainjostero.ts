import { isDefending } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { both, enemy } from "../../../when.ts";
import { isSubject, subjectIs } from "../../when.ts";

export const captainjostero: Card = {
  card: "pilot:captainjostero",
  title: "Captain Jostero",
  triggers: [
    {
      at: "damageSuffered",
      when: subjectIs(both(enemy, ({ game }, ship) => !isDefending(game, ship))),
      may: [{ verb: "attack", with: "any", at: isSubject }],
    },
  ],
};
