import type { Card } from "../../../language/card.ts";
import { attackerIn } from "../../../language/when-second-edition.ts";
import { oneMoreDefenseDie } from "./phrases.ts";

export const tantiveiv: Card = {
  card: "upgrade:tantiveiv",
  title: "Tantive IV",
  ...oneMoreDefenseDie(attackerIn("rear")),
};
