import type { Card } from "../../../language/card.ts";
import { zeborrelios } from "./zeborrelios.ts";

export const zeborreliosTielnfighter: Card = { ...zeborrelios, card: "pilot:zeborrelios-tielnfighter" };
