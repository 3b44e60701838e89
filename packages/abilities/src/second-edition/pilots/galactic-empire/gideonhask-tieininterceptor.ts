import type { Card } from "../../../language/card.ts";
import { gideonhask } from "./gideonhask.ts";

export const gideonhaskTieininterceptor: Card = { ...gideonhask, card: "pilot:gideonhask-tieininterceptor" };
