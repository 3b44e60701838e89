import { canRecoverCharge, choose, optionsOf, recoverCharge } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import type { Scene } from "../../../language/scene.ts";
import { both, friendly, upgradesOf, within } from "../../../language/when.ts";

const spentOn = ({ game, chosen }: Scene): readonly number[] =>
  chosen ? upgradesOf(game, chosen, "illicit").filter((at) => canRecoverCharge(game, chosen, at)) : [];

const REFILL: Deed = {
  verb: "special",
  can: (scene) => spentOn(scene).length > 0,
  *perform(scene) {
    const { game, self, chosen } = scene;
    const at = yield* choose<number | undefined>(() => {
      const options = spentOn(scene).map((value) => ({ key: `${chosen?.upgrades[value]?.id}@${value}`, value }));
      return {
        kind: "choose one",
        seat: self.ship.seat,
        rule: "2E-CHARGE-05",
        about: { ship: self.ship.id, card: self.card },
        options: options.length > 0 ? optionsOf<number | undefined>(options) : [{ key: "none", value: undefined }],
      };
    });
    if (chosen && at !== undefined) recoverCharge(game, chosen, at);
  },
};

/** Illicit cards of friends near by are filled again. */
export const jabbathehutt: Card = {
  card: "upgrade:jabbathehutt",
  title: "Jabba the Hutt",
  triggers: [
    { at: "duringEnd", may: [{ verb: "choose ship", among: both(friendly, within(0, 2)), does: [{ verb: "spend charge" }, REFILL] }] },
  ],
};
