import type { Card } from "../../../language/card.ts";
import { tomaxbren } from "./tomaxbren.ts";

export const tomaxbrenSwz105: Card = { ...tomaxbren, card: "pilot:tomaxbren-swz105" };
