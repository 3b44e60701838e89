import { isPrimary } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, atRange, isAttacker } from "../../../language/when.ts";

function asAtRange1({ game }: CardScene): void {
  const { attack } = game.state;
  if (attack) game.setAttack({ ...attack, range: 1 });
}

/** In 2.0, allows primary attacks at range 0. In 2.5, every ship can make such attacks, and his count as range 1. */
export const captainoicunn: readonly Card[] = [
  {
    card: "pilot:captainoicunn",
    title: "Captain Oicunn",
    editions: ["2.0"],
    changes: [{ of: "weaponNearness", by: 1, when: ({ moment }) => moment.weapon !== undefined && isPrimary(moment.weapon) }],
  },
  {
    card: "pilot:captainoicunn",
    title: "Captain Oicunn",
    editions: ["2.5"],
    triggers: [{ at: "attackDeclared", when: all(isAttacker, atRange(0)), must: [{ verb: "apply", what: asAtRange1 }] }],
  },
];
