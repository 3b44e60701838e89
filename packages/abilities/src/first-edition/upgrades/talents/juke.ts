import type { Card } from "../../../language/card.ts";
import { hasToken } from "../../../language/when.ts";

export const juke: Card = {
  card: "upgrade:juke",
  title: "Juke",
  dice: [{ dice: "defense", as: "attacker", when: hasToken("evade"), may: [{ verb: "change", from: "evade", to: "focus" }] }],
};
