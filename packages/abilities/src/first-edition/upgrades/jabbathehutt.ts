import type { Card } from "../../language/card.ts";
import { tokensStandForCards } from "../tokens-on-cards.ts";

/** The tokens that this card places are part of its card data. */
export const jabbathehutt: Card = {
  card: "upgrade:jabbathehutt",
  title: "Jabba the Hutt",
  permissions: tokensStandForCards("squad", ["illicit"]),
};
