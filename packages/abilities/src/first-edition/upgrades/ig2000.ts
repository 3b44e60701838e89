import type { Card } from "../../language/card.ts";

export const ig2000: Card = {
  card: "upgrade:ig2000",
  title: "IG-2000",
  borrowsPilotsWith: "ig2000",
};
