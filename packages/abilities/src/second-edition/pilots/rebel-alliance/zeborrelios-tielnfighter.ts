import type { Card } from "../../../card.ts";
import { zeborrelios } from "./zeborrelios.ts";

export const zeborreliosTielnfighter: Card = { ...zeborrelios, card: "pilot:zeborrelios-tielnfighter" };
