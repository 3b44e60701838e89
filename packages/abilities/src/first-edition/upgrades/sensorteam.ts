import type { Card } from "../../card.ts";

export const sensorteam: Card = {
  card: "upgrade:sensorteam",
  title: "Sensor Team",
  changes: [{ of: "lockReach", by: 2 }],
};
