import type { Slot } from "@broadside/cards";
import { handOver, mayBeHandedOver } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { ownUpgrades } from "../../../language/lending.ts";
import { pick, upgradesAt } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, other, type ShipWhen, toThisShip, upgradesOf } from "../../../language/when.ts";
import { limited } from "../../../language/when-second-edition.ts";

const common: ShipWhen = (scene, ship) => !limited(scene, ship);

/** Returns the indexes of this ship's upgrades of this type that the chosen ship could also have. */
const cardsFor = ({ game, self: { ship }, chosen }: CardScene, slot: Slot): readonly number[] =>
  chosen ? upgradesOf(game, ship, slot).filter((at) => mayBeHandedOver(game, ship, at, chosen)) : [];

/** Passes one of those upgrades to the chosen ship. */
export const handOverOne = (slot: Slot): Instruction =>
  pick({
    rule: "2E-SQUAD-24",
    among: (scene) => upgradesAt(scene.self.ship, cardsFor(scene, slot)),
    apply({ game, self, chosen }, at) {
      if (chosen) handOver(game, self.ship, at, chosen);
    },
  });

export const knack: Card = {
  card: "pilot:knack",
  title: "“Knack”",
  lends: ownUpgrades("talent"),
  triggers: [
    {
      at: "destroyed",
      when: toThisShip,
      may: [{ verb: "choose ship", among: both(friendly, other, common), does: [handOverOne("talent")] }],
    },
  ],
};
