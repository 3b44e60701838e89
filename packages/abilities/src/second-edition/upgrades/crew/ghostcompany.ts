import type { Card } from "../../../language/card.ts";
import { all, hasToken, isAttacker, withPrimary } from "../../../language/when.ts";
import { notYetAttacked, REMEMBER_TARGET, TURRETS } from "../attacked.ts";

export const ghostcompany: Card = {
  card: "upgrade:ghostcompany",
  title: "Ghost Company",
  triggers: [
    REMEMBER_TARGET,
    {
      at: "afterAttack",
      when: all(isAttacker, withPrimary, hasToken("focus")),
      may: [{ verb: "attack", with: "any", arcs: TURRETS, at: notYetAttacked }],
    },
  ],
};
