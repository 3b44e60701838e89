import { canDropCargo, canRecoverCharge, dropCargo, type Procedure, recoverCharge } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, upgradesAt } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { upgradesOf } from "../../../language/when.ts";

const droidsLacking = ({ game, self: { ship } }: CardScene): readonly number[] =>
  upgradesOf(game, ship, "astromech").filter((at) => canRecoverCharge(game, ship, at));

const MEND_DROID = pick({
  rule: "2E-CHARGE-05",
  among: (scene) => upgradesAt(scene.self.ship, droidsLacking(scene)),
  apply: ({ game, self }, at) => recoverCharge(game, self.ship, at),
});

function* dropParts({ game, self: { ship } }: CardScene): Procedure {
  yield* dropCargo(game, ship, "spareparts");
}

/** Recovers an astromech's charge, or drops spare parts and breaks all locks on the ship. */
export const sparepartscanisters: Card = {
  card: "upgrade:sparepartscanisters",
  title: "Spare Parts Canisters",
  action: { does: [{ verb: "spend charge" }, MEND_DROID] },
  secondAction: {
    does: [
      { verb: "spend charge" },
      { verb: "special", can: ({ game, self }) => canDropCargo(game, self.ship, "spareparts"), perform: dropParts },
      { verb: "also", does: [{ verb: "break locks", on: "this ship" }] },
    ],
  },
};
