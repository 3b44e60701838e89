import type { Card } from "../../../card.ts";
import { tomaxbren } from "./tomaxbren.ts";

export const tomaxbrenSwz105: Card = { ...tomaxbren, card: "pilot:tomaxbren-swz105" };
