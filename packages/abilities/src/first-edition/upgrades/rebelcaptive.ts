import type { Card } from "../../card.ts";
import { isDefender } from "../../when.ts";

export const rebelcaptive: Card = {
  card: "upgrade:rebelcaptive",
  title: "Rebel Captive",
  triggers: [{ at: "attackDeclared", once: "a round", when: isDefender, must: [{ verb: "gain", token: "stress", who: "attacker" }] }],
};
