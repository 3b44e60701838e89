import type { Card } from "../../../language/card.ts";
import { tokensStandForCards } from "../../tokens-on-cards.ts";

/** The card data says which tokens this card places. */
export const jabbathehutt: Card = {
  card: "upgrade:jabbathehutt",
  title: "Jabba the Hutt",
  permissions: tokensStandForCards("squad", ["illicit"]),
};
