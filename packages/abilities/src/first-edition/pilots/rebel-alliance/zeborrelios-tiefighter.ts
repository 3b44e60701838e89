import type { Card } from "../../../language/card.ts";
import { zeborreliosAttackshuttle } from "./zeborrelios-attackshuttle.ts";

export const zeborreliosTiefighter: Card = { ...zeborreliosAttackshuttle, card: "pilot:zeborrelios-tiefighter" };
