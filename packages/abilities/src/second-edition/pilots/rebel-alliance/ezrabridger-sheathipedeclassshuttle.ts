import type { Card } from "../../../language/card.ts";
import { ezrabridger } from "./ezrabridger.ts";

export const ezrabridgerSheathipedeclassshuttle: Card = { ...ezrabridger, card: "pilot:ezrabridger-sheathipedeclassshuttle" };
