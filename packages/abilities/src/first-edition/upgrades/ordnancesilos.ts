import type { Card } from "../../language/card.ts";
import { tokensStandForCards } from "../tokens-on-cards.ts";

/** The tokens that this card places are part of its card data. */
export const ordnancesilos: Card = {
  card: "upgrade:ordnancesilos",
  title: "Ordnance Silos",
  permissions: tokensStandForCards("this ship", ["torpedo", "missile", "bomb"]),
};
