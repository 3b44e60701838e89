import type { Card } from "../../card.ts";
import { isBattered } from "../../when.ts";

export const commanderkenkirk: Card = {
  card: "pilot:commanderkenkirk",
  title: "Commander Kenkirk",
  changes: [{ of: "agility", by: 1, when: isBattered }],
};
