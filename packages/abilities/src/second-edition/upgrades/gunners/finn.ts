import type { Card } from "../../../language/card.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { enemyIn } from "../../../language/when-firing.ts";

/** Adds a blank that can be rerolled or changed like any other die. */
export const finn: Card = {
  card: "upgrade:finn",
  title: "Finn",
  dice: [
    { dice: "attack", when: all(withPrimary, enemyIn("front")), may: [{ verb: "add", face: "blank" }] },
    { dice: "defense", when: enemyIn("front"), may: [{ verb: "add", face: "blank" }] },
  ],
};
