import type { Card } from "../../../language/card.ts";
import { newOrders } from "./orders.ts";

export const strategiccommander: Card = { card: "upgrade:strategiccommander", title: "Strategic Commander", ...newOrders };
