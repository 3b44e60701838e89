import type { Card } from "../../../language/card.ts";
import { isBattered } from "../../../language/when.ts";

export const commanderkenkirk: Card = {
  card: "pilot:commanderkenkirk",
  title: "Commander Kenkirk",
  changes: [{ of: "agility", by: 1, when: isBattered }],
};
