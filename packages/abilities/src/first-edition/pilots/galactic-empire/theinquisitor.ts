import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, atRange, isAttacker, withPrimary } from "../../../language/when.ts";

function comeNear({ game }: CardScene): void {
  const { attack } = game.state;
  if (attack) game.setAttack({ ...attack, range: 1 });
}

export const theinquisitor: Card = {
  card: "pilot:theinquisitor",
  title: "The Inquisitor",
  triggers: [{ at: "attackDeclared", when: all(isAttacker, withPrimary, atRange(2, 3)), must: [{ verb: "apply", what: comeNear }] }],
};
