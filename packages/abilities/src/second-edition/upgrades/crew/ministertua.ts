import type { Card } from "../../../card.ts";
import { damaged } from "../../when.ts";

export const ministertua: Card = {
  card: "upgrade:ministertua",
  title: "Minister Tua",
  triggers: [{ at: "startOfCombat", when: damaged(), may: [{ verb: "free action", names: ["reinforce"], colour: "red" }] }],
};
