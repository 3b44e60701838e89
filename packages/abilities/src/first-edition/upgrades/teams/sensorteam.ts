import type { Card } from "../../../language/card.ts";

export const sensorteam: Card = {
  card: "upgrade:sensorteam",
  title: "Sensor Team",
  changes: [{ of: "lockReach", by: 2 }],
};
