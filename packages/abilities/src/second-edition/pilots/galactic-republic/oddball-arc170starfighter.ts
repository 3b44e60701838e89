import type { Card } from "../../../language/card.ts";
import { oddball } from "./oddball.ts";

export const oddballArc170starfighter: Card = { ...oddball, card: "pilot:oddball-arc170starfighter" };
