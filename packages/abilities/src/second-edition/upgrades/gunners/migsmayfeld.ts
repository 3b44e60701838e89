import type { Card } from "../../../card.ts";
import { all, both, isAttacker, notDefender } from "../../../when.ts";
import { isHindered } from "../../when.ts";
import { attackShows } from "../../when-firing.ts";
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
