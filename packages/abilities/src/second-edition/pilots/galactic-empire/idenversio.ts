import { PREVENT_ALL } from "../../../both-editions/prevention.ts";
import type { Card } from "../../../language/card.ts";
import { both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const isTieLn: ShipWhen = ({ game }, ship) => game.factsOf(ship).type.id === "tielnfighter";

export const idenversio: Card = {
  card: "pilot:idenversio",
  title: "Iden Versio",
  triggers: [
    {
      at: "damageComing",
      when: subjectIs(both(friendly, isTieLn, within(0, 1))),
      may: [{ verb: "spend charge" }, PREVENT_ALL],
    },
  ],
};
