import type { Card } from "../../../card.ts";
import { isStressed } from "../../../when.ts";
import { bySide, onShips } from "../phrases.ts";

export const EZRA_BRIDGERS: readonly Card[] = onShips(
  ["ezrabridger", "ezrabridger-gauntletfighter", "ezrabridger-sheathipedeclassshuttle", "ezrabridger-tielnfighter"],
  {
    title: "Ezra Bridger",
    dice: bySide((to) => ({ when: isStressed, may: [{ verb: "spend force" }, { verb: "change", from: "focus", to, most: 2 }] })),
  },
);
