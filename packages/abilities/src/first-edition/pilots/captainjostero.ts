import { isDefending } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { both, enemy } from "../../language/when.ts";
import { isSubject, subjectIs } from "../../language/when-second-edition.ts";

export const captainjostero: Card = {
  card: "pilot:captainjostero",
  title: "Captain Jostero",
  triggers: [
    {
      at: "damageSuffered",
      once: "a round",
      when: subjectIs(both(enemy, ({ game }, ship) => !isDefending(game, ship))),
      may: [{ verb: "attack", with: "any", at: isSubject }],
    },
  ],
};
