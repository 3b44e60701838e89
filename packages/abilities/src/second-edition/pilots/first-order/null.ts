import { isDamaged } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

export const nullPilot: Card = {
  card: "pilot:null",
  title: "“Null”",
  latest: { pilotSkill: (_, self, { ship }) => (ship === self.ship && !isDamaged(ship) ? { value: 7, since: 0 } : undefined) },
};
