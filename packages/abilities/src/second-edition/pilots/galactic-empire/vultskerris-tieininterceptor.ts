import type { Card } from "../../../language/card.ts";
import { vultskerris } from "./vultskerris.ts";

export const vultskerrisTieininterceptor: Card = { ...vultskerris, card: "pilot:vultskerris-tieininterceptor" };
