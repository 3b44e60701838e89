import type { Card } from "../../../language/card.ts";
import { caithrenalli } from "./caithrenalli.ts";

export const caithrenalliBtanr2ywing: Card = { ...caithrenalli, card: "pilot:caithrenalli-btanr2ywing" };
