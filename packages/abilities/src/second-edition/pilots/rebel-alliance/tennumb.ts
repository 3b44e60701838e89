import type { Card } from "../../../language/card.ts";
import { bySide } from "../phrases.ts";

export const tennumb: Card = {
  card: "pilot:tennumb",
  title: "Ten Numb",
  dice: bySide((to) => ({
    may: [
      { verb: "spend", token: "stress" },
      { verb: "change", from: "focus", to, most: "all" },
    ],
  })),
};
