import type { Card } from "../../language/card.ts";
import { lentToFriends } from "../phrases.ts";

/** For the header and the cost of a weapon; it gives nobody a lock to reroll dice with. */
export const targetingsynchronizer: Card = {
  card: "upgrade:targetingsynchronizer",
  title: "Targeting Synchronizer",
  permissions: lentToFriends("firing"),
};
