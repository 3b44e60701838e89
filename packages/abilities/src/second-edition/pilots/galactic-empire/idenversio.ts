import type { Card } from "../../../card.ts";
import { both, friendly, type ShipWhen, within } from "../../../when.ts";
import { PREVENT_ALL } from "../../prevention.ts";
import { subjectIs } from "../../when.ts";

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
