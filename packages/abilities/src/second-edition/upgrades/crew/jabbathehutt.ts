import { canRecoverCharge, recoverCharge } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, upgradesAt } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, upgradesOf, within } from "../../../language/when.ts";

const spentOn = ({ game, chosen }: CardScene): readonly number[] =>
  chosen ? upgradesOf(game, chosen, "illicit").filter((at) => canRecoverCharge(game, chosen, at)) : [];

const REFILL = pick({
  rule: "2E-CHARGE-05",
  among: (scene) => (scene.chosen ? upgradesAt(scene.chosen, spentOn(scene)) : []),
  apply({ game, chosen }, at) {
    if (chosen) recoverCharge(game, chosen, at);
  },
});

/** Spends its charge to recover charges on the illicit cards of a nearby friendly ship. */
export const jabbathehutt: Card = {
  card: "upgrade:jabbathehutt",
  title: "Jabba the Hutt",
  triggers: [
    { at: "duringEnd", may: [{ verb: "choose ship", among: both(friendly, within(0, 2)), does: [{ verb: "spend charge" }, REFILL] }] },
  ],
};
