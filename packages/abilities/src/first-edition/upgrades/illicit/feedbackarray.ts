import { effectOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, enemy, hasHullLeft, isAttacker, within } from "../../../language/when.ts";

const hasNotAttacked: When = ({ game, self }) => effectOn(game, "effect:feedbackarray", self.ship) === undefined;

/**
 * The ship uses this card instead of attacking in the Combat phase. If another card has already let it attack in this phase, it can't use
 * this one.
 */
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
