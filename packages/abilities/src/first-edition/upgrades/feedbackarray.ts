import { effectOn } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, both, enemy, hasHullLeft, isAttacker, within } from "../../language/when.ts";

const hasNotAttacked: When = ({ game, self }) => effectOn(game, "effect:feedbackarray", self.ship) === undefined;

/** Replaces any attack in the phase. A ship that has already attacked in the phase, because of a card, can't use this. */
export const feedbackarray: Card = {
  card: "upgrade:feedbackarray",
  title: "Feedback Array",
  triggers: [
    { at: "attackDeclared", when: all(isAttacker, hasNotAttacked), must: [{ verb: "lasting", effect: "feedbackarray", until: "phase" }] },
  ],
  insteadOfAttack: {
    when: all(hasNotAttacked, hasHullLeft),
    does: [
      {
        verb: "choose ship",
        among: both(enemy, within(1)),
        does: [
          { verb: "no more attacks" },
          { verb: "gain", token: "ion" },
          { verb: "suffer", hits: 1 },
          { verb: "suffer", hits: 1, who: "chosen" },
        ],
      },
    ],
  },
  effects: { feedbackarray: {} },
};
