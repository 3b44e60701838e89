import type { Card } from "../../../language/card.ts";

export const thermaldetonators: Card = {
  card: "upgrade:thermaldetonators",
  title: "Thermal Detonators",
  bomb: { device: "thermal detonator" },
};
