import type { Card } from "../../../language/card.ts";
import { protection } from "./protection.ts";

export const firstorderelite: Card = {
  card: "upgrade:firstorderelite",
  title: "First Order Elite",
  triggers: [protection()],
};
