import type { Card } from "../../../language/card.ts";
import { damaged } from "../../../language/when-second-edition.ts";

export const ministertua: Card = {
  card: "upgrade:ministertua",
  title: "Minister Tua",
  triggers: [{ at: "startOfCombat", when: damaged(), may: [{ verb: "free action", names: ["reinforce"], colour: "red" }] }],
};
