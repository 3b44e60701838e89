import type { Card } from "../../language/card.ts";
import { lentToFriends } from "../phrases.ts";

/** Counts as a lock for a weapon's header and cost, but not for rerolls. */
export const targetingsynchronizer: Card = {
  card: "upgrade:targetingsynchronizer",
  title: "Targeting Synchronizer",
  permissions: lentToFriends("firing"),
};
