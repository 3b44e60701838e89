import type { Card } from "../../../language/card.ts";
import { zeborrelios } from "./zeborrelios.ts";

export const zeborreliosSheathipedeclassshuttle: Card = { ...zeborrelios, card: "pilot:zeborrelios-sheathipedeclassshuttle" };
