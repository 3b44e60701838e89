import type { Card } from "../../../language/card.ts";
import { tokensStandForCards } from "../../tokens-on-cards.ts";

/** The card data says which tokens this card places. */
export const extramunitions: Card = {
  card: "upgrade:extramunitions",
  title: "Extra Munitions",
  permissions: tokensStandForCards("this ship", ["torpedo", "missile", "bomb"]),
};
