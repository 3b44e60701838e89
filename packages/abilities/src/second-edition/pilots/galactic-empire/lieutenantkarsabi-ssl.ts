import type { Card } from "../../../language/card.ts";

export const lieutenantkarsabiSsl: Card = {
  card: "pilot:lieutenantkarsabi-ssl",
  title: "Lieutenant Karsabi",
  changes: [{ of: "reloaded", by: 1 }],
};
