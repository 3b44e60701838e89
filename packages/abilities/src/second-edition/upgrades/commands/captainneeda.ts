import type { Card } from "../../../language/card.ts";
import { newOrders } from "./orders.ts";

export const captainneeda: Card = { card: "upgrade:captainneeda", title: "Captain Needa", ...newOrders };
