import type { Card } from "../../../card.ts";
import { gideonhask } from "./gideonhask.ts";

export const gideonhaskTieininterceptor: Card = { ...gideonhask, card: "pilot:gideonhask-tieininterceptor" };
