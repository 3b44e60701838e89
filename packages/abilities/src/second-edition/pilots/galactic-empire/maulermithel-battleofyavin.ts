import type { Card } from "../../../language/card.ts";
import { besideComrade } from "./phrases.ts";

export const maulermithelBattleofyavin: Card = {
  card: "pilot:maulermithel-battleofyavin",
  title: "“Mauler” Mithel",
  changes: [besideComrade("Darth Vader", "“Backstabber”")],
};
