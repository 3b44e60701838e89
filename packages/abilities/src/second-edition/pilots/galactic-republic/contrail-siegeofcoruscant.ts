import type { Card } from "../../../language/card.ts";
import { contrail } from "./contrail.ts";

export const contrailSiegeofcoruscant: Card = { ...contrail, card: "pilot:contrail-siegeofcoruscant" };
