import type { Card } from "../../../card.ts";
import { attackerIn } from "../../when.ts";
import { oneMoreDefenseDie } from "./phrases.ts";

export const tantiveiv: Card = {
  card: "upgrade:tantiveiv",
  title: "Tantive IV",
  ...oneMoreDefenseDie(attackerIn("rear")),
};
