import type { Card } from "../../../language/card.ts";
import { calculatesAfter } from "./phrases.ts";

export const ig88d: Card = {
  card: "upgrade:ig88d",
  title: "IG-88D",
  borrowsPilotsWith: "ig2000",
  triggers: [calculatesAfter("calculate")],
};
