import type { Card } from "../../../language/card.ts";
import { captainjonus } from "./captainjonus.ts";

export const captainjonusSwz105: Card = { ...captainjonus, card: "pilot:captainjonus-swz105" };
