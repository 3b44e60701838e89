import type { Card } from "../../../language/card.ts";
import { norrawexley } from "./norrawexley.ts";

export const norrawexleyBtla4ywing: Card = { ...norrawexley, card: "pilot:norrawexley-btla4ywing" };
