import type { Card } from "../../../language/card.ts";
import { isOfFriendlyBomb } from "../../bombs.ts";

/** The bomb token stays on the table. */
export const captainnymRebel: Card = {
  card: "pilot:captainnym-rebel",
  title: "Captain Nym",
  triggers: [{ at: "detonating", once: "a round", when: isOfFriendlyBomb, may: [] }],
};
