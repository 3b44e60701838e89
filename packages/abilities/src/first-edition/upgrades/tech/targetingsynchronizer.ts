import type { Card } from "../../../language/card.ts";
import { lentToFriends } from "../../phrases.ts";

/** The lent lock fulfils a weapon's header and pays its cost, but can't be spent to reroll dice. */
export const targetingsynchronizer: Card = {
  card: "upgrade:targetingsynchronizer",
  title: "Targeting Synchronizer",
  permissions: lentToFriends("firing"),
};
