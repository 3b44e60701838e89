import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

export const tarnmison: Card = {
  card: "pilot:tarnmison",
  title: "Tarn Mison",
  triggers: [{ at: "attackDeclared", when: isDefender, may: [{ verb: "lock", on: "attacker" }] }],
};
