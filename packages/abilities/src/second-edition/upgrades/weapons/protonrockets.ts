import type { Card } from "../../../language/card.ts";

export const protonrockets: Card = {
  card: "upgrade:protonrockets",
  title: "Proton Rockets",
  weapon: { needs: "focus", charges: 1 },
};
