import type { Card } from "../../card.ts";

/** Figures that a card changes for a time. */
export const figures: readonly Card[] = [
  { card: "effect:agility", title: "Agility", changes: [{ of: "agility", by: ({ self }) => self.effect?.value ?? 0 }] },
  {
    card: "effect:pilot skill",
    title: "Pilot skill",
    latest: {
      pilotSkill: (_, { ship: own, effect }, { ship }) =>
        effect && ship === own ? { value: effect.value, since: effect.since } : undefined,
    },
  },
];
