import { guidesFriends } from "../../../both-editions/deploying.ts";
import type { Card } from "../../../language/card.ts";

export const lieutenantdormitz: Card = {
  card: "pilot:lieutenantdormitz",
  title: "Lieutenant Dormitz",
  ...guidesFriends(2),
};
