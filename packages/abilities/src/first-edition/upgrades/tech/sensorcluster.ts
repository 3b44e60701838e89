import type { Card } from "../../../language/card.ts";

export const sensorcluster: Card = {
  card: "upgrade:sensorcluster",
  title: "Sensor Cluster",
  dice: [
    {
      dice: "defense",
      may: [
        { verb: "spend", token: "focus" },
        { verb: "change", from: "blank", to: "evade" },
      ],
    },
  ],
};
