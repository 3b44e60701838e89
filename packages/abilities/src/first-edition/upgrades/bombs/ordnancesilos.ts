import type { Card } from "../../../language/card.ts";
import { tokensStandForCards } from "../../tokens-on-cards.ts";

/** The card data says which tokens this card places. */
export const ordnancesilos: Card = {
  card: "upgrade:ordnancesilos",
  title: "Ordnance Silos",
  permissions: tokensStandForCards("this ship", ["torpedo", "missile", "bomb"]),
};
