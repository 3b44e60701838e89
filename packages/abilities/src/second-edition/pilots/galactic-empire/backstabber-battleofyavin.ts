import type { Card } from "../../../language/card.ts";
import { besideComrade } from "./phrases.ts";

export const backstabberBattleofyavin: Card = {
  card: "pilot:backstabber-battleofyavin",
  title: "“Backstabber”",
  changes: [besideComrade("Darth Vader", "“Mauler” Mithel")],
};
