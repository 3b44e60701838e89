import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, critIsLeft, isAttacker } from "../../../language/when.ts";

/** Trades one critical for two hits. */
function tradeCrit({ game }: CardScene): void {
  const { attack } = game.state;
  if (attack) game.set({ attack: { ...attack, crits: attack.crits - 1, hits: attack.hits + 2 } });
}

export const bossk: Card = {
  card: "pilot:bossk",
  title: "Bossk",
  triggers: [{ at: "attackHits", when: all(isAttacker, critIsLeft), may: [{ verb: "apply", what: tradeCrit }] }],
};
