import { PREVENT_ONE } from "../../../both-editions/prevention.ts";
import type { Card } from "../../../language/card.ts";
import { both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const isTie: ShipWhen = ({ game }, ship) => game.factsOf(ship).type.name.includes("TIE");

export const idenversioBattleofyavin: Card = {
  card: "pilot:idenversio-battleofyavin",
  title: "Iden Versio",
  triggers: [
    {
      at: "damageComing",
      when: subjectIs(both(friendly, isTie, within(0, 1))),
      may: [{ verb: "spend charge", count: 2 }, PREVENT_ONE],
    },
  ],
};
