import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { inFreshTurret, REMEMBER_TURRET, TURRETS } from "../attacked.ts";

export const veteranturretgunner: Card = {
  card: "upgrade:veteranturretgunner",
  title: "Veteran Turret Gunner",
  triggers: [
    REMEMBER_TURRET,
    {
      at: "afterAttack",
      when: all(isAttacker, withPrimary),
      may: [{ verb: "attack", with: "any", arcs: TURRETS, at: inFreshTurret }],
    },
  ],
};
