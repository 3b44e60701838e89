import type { Card } from "../../../language/card.ts";
import { isAttacker, isDefender } from "../../../language/when.ts";

export const wesjanson: Card = {
  card: "pilot:wesjanson",
  title: "Wes Janson",
  triggers: [
    { at: "afterAttack", when: isAttacker, may: [{ verb: "spend charge" }, { verb: "gain", token: "jam", who: "defender" }] },
    { at: "afterAttack", when: isDefender, may: [{ verb: "spend charge" }, { verb: "gain", token: "jam", who: "attacker" }] },
  ],
};
