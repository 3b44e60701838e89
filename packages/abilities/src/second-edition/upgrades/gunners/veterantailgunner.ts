import type { Card } from "../../../language/card.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";

export const veterantailgunner: Card = {
  card: "upgrade:veterantailgunner",
  title: "Veteran Tail Gunner",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, withPrimary, attackShows("front")),
      may: [{ verb: "attack", with: "primary", arcs: ["rear"] }],
    },
  ],
};
