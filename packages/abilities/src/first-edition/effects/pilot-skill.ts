import { figureIn } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

export const pilotSkill: Card = {
  card: "effect:pilot skill",
  title: "Pilot skill",
  worksInReserve: true,
  latest: {
    pilotSkill: (_, { ship: own, effect }, { ship }) =>
      effect && ship === own ? { value: figureIn(effect), since: effect.since } : undefined,
  },
};
