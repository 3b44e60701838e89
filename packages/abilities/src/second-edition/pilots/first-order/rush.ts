import { isDamaged } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const rush: Card = {
  card: "pilot:rush",
  title: "“Rush”",
  latest: { pilotSkill: (_, self, { ship }) => (ship === self.ship && isDamaged(ship) ? { value: 6, since: 0 } : undefined) },
};
