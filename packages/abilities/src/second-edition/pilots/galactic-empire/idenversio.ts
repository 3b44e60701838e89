import { preventDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import { type Scene, whoIs } from "../../../scene.ts";
import { both, friendly, type ShipWhen, within } from "../../../when.ts";
import { subjectIs } from "../../when.ts";
import { onShips } from "../phrases.ts";

const isTieLn: ShipWhen = ({ game }, ship) => game.factsOf(ship).type.id === "tielnfighter";

function preventAll(scene: Scene): void {
  const { game, moment } = scene;
  const ship = whoIs(scene, "subject");
  if (ship) preventDamage(game, ship, { hits: moment.hits ?? 0, crits: moment.crits ?? 0 });
}

export const IDEN_VERSIOS: readonly Card[] = onShips(["idenversio", "idenversio-swz105"], {
  title: "Iden Versio",
  triggers: [
    {
      at: "damageComing",
      when: subjectIs(both(friendly, isTieLn, within(0, 1))),
      may: [{ verb: "spend charge" }, { verb: "apply", what: preventAll }],
    },
  ],
});
