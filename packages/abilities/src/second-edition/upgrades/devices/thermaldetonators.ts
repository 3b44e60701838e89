import type { Card } from "../../../language/card.ts";

export const thermaldetonators: Card = {
  card: "upgrade:thermaldetonators",
  title: "Thermal Detonators",
  changes: [{ of: "reloaded", by: 1, when: ({ self, moment }) => moment.place === self.at }],
};
