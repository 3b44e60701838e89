import type { Slot } from "@broadside/cards";
import { choose, handOver, mayBeHandedOver, type Option, optionsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import { ownUpgrades } from "../../../language/lending.ts";
import type { Scene } from "../../../language/scene.ts";
import { both, friendly, other, type ShipWhen, toThisShip, upgradesOf } from "../../../language/when.ts";
import { limited } from "../../../language/when-second-edition.ts";

const common: ShipWhen = (scene, ship) => !limited(scene, ship);

/** Upgrades of a type that the chosen ship may have, by their places. */
const cardsFor = ({ game, self: { ship }, chosen }: Scene, slot: Slot): readonly Option<number | undefined>[] =>
  chosen
    ? upgradesOf(game, ship, slot)
        .filter((at) => mayBeHandedOver(game, ship, at, chosen))
        .map((value) => ({ key: `${ship.upgrades[value]?.id}@${value}`, value }))
    : [];

/** One of them goes to the chosen ship. */
export const handOverOne = (slot: Slot): Deed => ({
  verb: "special",
  can: (scene) => cardsFor(scene, slot).length > 0,
  *perform(scene) {
    const { game, self, chosen } = scene;
    const at = yield* choose<number | undefined>(() => ({
      kind: "choose one",
      seat: self.ship.seat,
      rule: "2E-SQUAD-24",
      about: { ship: self.ship.id, card: self.card },
      options: cardsFor(scene, slot).length > 0 ? optionsOf(cardsFor(scene, slot)) : [{ key: "none", value: undefined }],
    }));
    if (at !== undefined && chosen) handOver(game, self.ship, at, chosen);
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
