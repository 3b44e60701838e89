import type { Card } from "../../../card.ts";
import { ezrabridger } from "./ezrabridger.ts";

export const ezrabridgerSheathipedeclassshuttle: Card = { ...ezrabridger, card: "pilot:ezrabridger-sheathipedeclassshuttle" };
