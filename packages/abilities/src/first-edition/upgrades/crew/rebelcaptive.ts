import type { Card } from "../../../language/card.ts";
import { isDefender } from "../../../language/when.ts";

export const rebelcaptive: Card = {
  card: "upgrade:rebelcaptive",
  title: "Rebel Captive",
  triggers: [{ at: "attackDeclared", once: "a round", when: isDefender, must: [{ verb: "gain", token: "stress", who: "attacker" }] }],
};
