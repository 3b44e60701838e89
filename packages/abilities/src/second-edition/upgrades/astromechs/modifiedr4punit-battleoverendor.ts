import type { Card } from "../../../card.ts";
import { flownIn } from "../../when-firing.ts";
import { EASIER, easierForCharge } from "./phrases.ts";

export const modifiedr4punitbattleoverendor: Card = {
  card: "upgrade:modifiedr4punit-battleoverendor",
  title: "Modified R4-P Unit",
  triggers: [easierForCharge(flownIn("red"))],
  effects: EASIER,
};
