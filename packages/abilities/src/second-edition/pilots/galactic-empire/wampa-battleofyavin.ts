import type { Card } from "../../../card.ts";
import { wampa } from "./wampa.ts";

export const wampaBattleofyavin: Card = { ...wampa, card: "pilot:wampa-battleofyavin" };
