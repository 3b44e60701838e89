import type { Card } from "../../language/card.ts";
import { tokensStandForCards } from "../tokens-on-cards.ts";

/** The tokens that it lays are data. */
export const ordnancesilos: Card = {
  card: "upgrade:ordnancesilos",
  title: "Ordnance Silos",
  permissions: tokensStandForCards("this ship", ["torpedo", "missile", "bomb"]),
};
