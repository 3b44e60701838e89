import type { Card } from "../../../language/card.ts";
import { inUseEnergy } from "../../phrases.ts";

export const tibannagassupplies: Card = {
  card: "upgrade:tibannagassupplies",
  title: "Tibanna Gas Supplies",
  triggers: [inUseEnergy({ verb: "discard this card" }, { verb: "gain energy", amount: 3 })],
};
