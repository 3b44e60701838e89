import type { Card } from "../../../language/card.ts";
import { wampa } from "./wampa.ts";

export const wampaBattleofyavin: Card = { ...wampa, card: "pilot:wampa-battleofyavin" };
