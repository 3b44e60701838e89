import type { Card } from "../../../language/card.ts";
import { oddball } from "./oddball.ts";

export const oddballBtlbywing: Card = { ...oddball, card: "pilot:oddball-btlbywing" };
