import type { Card } from "../../../language/card.ts";
import { zeborreliosAttackshuttle } from "./zeborrelios-attackshuttle.ts";

export const zeborreliosSheathipedeclassshuttle: Card = { ...zeborreliosAttackshuttle, card: "pilot:zeborrelios-sheathipedeclassshuttle" };
