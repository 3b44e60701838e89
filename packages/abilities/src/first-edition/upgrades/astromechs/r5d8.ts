import { discardDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { CardScene } from "../../../language/scene.ts";

const facedown = ({ self }: CardScene) => self.ship.damage.findLast((card) => !card.faceup);

function discardFacedown(scene: CardScene): void {
  const card = facedown(scene);
  if (card) discardDamage(scene.game, scene.self.ship, card.card);
}

const MEND: readonly Instruction[] = [{ verb: "apply", what: discardFacedown }];

export const r5d8: Card = {
  card: "upgrade:r5d8",
  title: "R5-D8",
  action: { does: [{ verb: "roll", dice: "defense", on: { evade: MEND, focus: MEND } }] },
};
