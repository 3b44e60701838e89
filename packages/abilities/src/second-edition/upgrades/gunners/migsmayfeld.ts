import type { Card } from "../../../language/card.ts";
import { all, both, isAttacker, notDefender } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";
import { isHindered } from "../../../language/when-second-edition.ts";
import { TURRETS } from "../attacked.ts";

export const migsmayfeld: Card = {
  card: "upgrade:migsmayfeld",
  title: "Migs Mayfeld",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackShows("front")),
      may: [{ verb: "attack", with: "any", arcs: ["rear", ...TURRETS], at: both(notDefender, isHindered) }],
    },
  ],
};
