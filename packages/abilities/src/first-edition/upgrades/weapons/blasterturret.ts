import type { Card } from "../../../language/card.ts";

export const blasterturret: Card = {
  card: "upgrade:blasterturret",
  title: "Blaster Turret",
  weapon: { needs: "focus", spends: ["focus"] },
};
