import { canRecoverCharge, loseShields, recoverCharge, shieldsLeft, spendCharges } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { pickOne, upgradesAt } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";

/** Returns the indexes of upgrades with non-recurring charges. */
const places = ({ game, self: { ship } }: CardScene, isOpen: (at: number) => boolean): readonly number[] =>
  game
    .factsOf(ship)
    .upgrades.flatMap(({ charges }, at) => (charges && !charges.recovers && ship.upgrades[at]?.faceup && isOpen(at) ? [at] : []));

const charged = (scene: CardScene): readonly number[] =>
  places(scene, (at) => at !== scene.self.at && (scene.self.ship.upgrades[at]?.charges ?? 0) > 0);
const lacking = (scene: CardScene): readonly number[] => places(scene, (at) => canRecoverCharge(scene.game, scene.self.ship, at));

const onOne = (
  among: (scene: CardScene) => readonly number[],
  isPossible: (scene: CardScene) => boolean,
  does: (scene: CardScene, at: number) => void,
): Instruction => ({
  verb: "special",
  can: (scene) => among(scene).length > 0 && isPossible(scene),
  *perform(scene) {
    const at = yield* pickOne(scene, {
      kind: "card to charge",
      rule: "2E-CHARGE-05",
      among: () => upgradesAt(scene.self.ship, among(scene)),
    });
    if (at !== undefined) does(scene, at);
  },
});

/** Spends another card's charge to recover a shield, or two shields to recover a charge. */
export const chopper: Card = {
  card: "upgrade:chopper",
  title: '"Chopper"',
  action: {
    does: [
      onOne(
        charged,
        () => true,
        ({ game, self }, at) => spendCharges(game, self.ship, at),
      ),
      { verb: "recover shield" },
    ],
  },
  secondAction: {
    does: [
      onOne(
        lacking,
        ({ self }) => shieldsLeft(self.ship) >= 2,
        ({ game, self }, at) => {
          loseShields(game, self.ship, 2);
          recoverCharge(game, self.ship, at);
        },
      ),
    ],
  },
};
