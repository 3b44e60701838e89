import type { Card } from "../../../language/card.ts";
import { all, hasToken, isDefender } from "../../../language/when.ts";

export const sapphire2Battleoverendor: Card = {
  card: "pilot:sapphire2-battleoverendor",
  title: "“Sapphire 2”",
  changes: [{ of: "defenseDice", by: 1, when: all(isDefender, hasToken("focus")) }],
};
