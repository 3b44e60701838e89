import type { Card } from "../../../language/card.ts";
import { skillWhilePlacing } from "../../skill-in-set-up.ts";

export const courierdroid: Card = {
  card: "upgrade:courierdroid",
  title: "Courier Droid",
  triggers: [skillWhilePlacing(0, 8)],
};
