import type { Card } from "../../../language/card.ts";
import { protection } from "./protection.ts";

export const agentoftheempire: Card = {
  card: "upgrade:agentoftheempire",
  title: "Agent of the Empire",
  triggers: [protection()],
};
