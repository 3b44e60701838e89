import type { Card } from "../../../language/card.ts";
import { protection } from "./protection.ts";

export const veteranwingleader: Card = {
  card: "upgrade:veteranwingleader",
  title: "Veteran Wing Leader",
  triggers: [protection()],
};
