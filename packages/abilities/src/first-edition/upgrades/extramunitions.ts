import type { Card } from "../../language/card.ts";
import { tokensStandForCards } from "../tokens-on-cards.ts";

/** The tokens that this card places are part of its card data. */
export const extramunitions: Card = {
  card: "upgrade:extramunitions",
  title: "Extra Munitions",
  permissions: tokensStandForCards("this ship", ["torpedo", "missile", "bomb"]),
};
