import type { Card } from "../../../language/card.ts";
import { ZAM_WESELL } from "../../conditions/zam-wesell.ts";

export const zamwesell: Card = { card: "pilot:zamwesell", title: "Zam Wesell", ...ZAM_WESELL };
