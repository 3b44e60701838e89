import type { Card } from "../../../card.ts";
import { all, both, friendly, lacks, other, type ShipWhen } from "../../../when.ts";
import { defenderIs } from "../../when.ts";

const hasAttacked: ShipWhen = ({ attack }, ship) => ship.id === attack?.attacker;

export const bodicavenj: Card = {
  card: "pilot:bodicavenj",
  title: "Bodica Venj",
  triggers: [
    {
      at: "afterAttack",
      when: all(defenderIs(both(other, friendly)), lacks("this ship", "deplete")),
      may: [
        { verb: "attack", with: "primary", at: hasAttacked },
        { verb: "gain", token: "deplete" },
      ],
    },
  ],
};
