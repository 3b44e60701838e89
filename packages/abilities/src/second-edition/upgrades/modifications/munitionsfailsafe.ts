import { canRecoverCharge, recoverCharge } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, reasonIs, toThisShip, withSlot } from "../../../language/when.ts";

const canTakeBack: When = ({ game, self: { ship }, attack }) =>
  typeof attack?.weapon === "number" && canRecoverCharge(game, ship, attack.weapon);

function takeBack({ game, self: { ship }, attack }: CardScene): void {
  const { roll } = game.state;
  if (!roll || typeof attack?.weapon !== "number") return;
  game.set({ roll: { ...roll, dice: [] } });
  recoverCharge(game, ship, attack.weapon);
}

/** Cancels all rolled results to recover the charge. */
export const munitionsfailsafe: Card = {
  card: "upgrade:munitionsfailsafe",
  title: "Munitions Failsafe",
  triggers: [
    {
      at: "rolled",
      when: all(toThisShip, reasonIs("attack"), withSlot("torpedo", "missile"), canTakeBack),
      may: [{ verb: "apply", what: takeBack }],
    },
  ],
};
