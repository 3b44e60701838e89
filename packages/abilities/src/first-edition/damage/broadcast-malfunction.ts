import type { Card } from "../../language/card.ts";
import { ACTION_MAY_TURN_IT_ON_HIT, cannotPerform } from "./phrases.ts";

export const broadcastMalfunction: Card = {
  card: "damage:gr75mediumtransport/Broadcast Malfunction",
  title: "Broadcast Malfunction",
  permissions: cannotPerform("jam"),
  action: ACTION_MAY_TURN_IT_ON_HIT,
};
