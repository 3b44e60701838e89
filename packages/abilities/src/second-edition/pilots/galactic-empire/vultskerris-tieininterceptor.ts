import type { Card } from "../../../card.ts";
import { vultskerris } from "./vultskerris.ts";

export const vultskerrisTieininterceptor: Card = { ...vultskerris, card: "pilot:vultskerris-tieininterceptor" };
