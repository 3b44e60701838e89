import { preventDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { type Scene, whoIs } from "../../../scene.ts";
import { both, friendly, type ShipWhen, within } from "../../../when.ts";
import { subjectIs } from "../../when.ts";

const isTie: ShipWhen = ({ game }, ship) => game.factsOf(ship).type.name.includes("TIE");

/** A critical where there is one. */
function preventOne(scene: Scene): void {
  const ship = whoIs(scene, "subject");
  if (ship) preventDamage(scene.game, ship, scene.moment.crits ? { crits: 1 } : { hits: 1 });
}

export const idenversioBattleofyavin: Card = {
  card: "pilot:idenversio-battleofyavin",
  title: "Iden Versio",
  triggers: [
    {
      at: "damageComing",
      when: subjectIs(both(friendly, isTie, within(0, 1))),
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "apply", what: preventOne },
      ],
    },
  ],
};
