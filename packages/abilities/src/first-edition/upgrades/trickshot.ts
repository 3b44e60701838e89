import type { Card } from "../../card.ts";
import { all, isAttacker, isObstructed } from "../../when.ts";

export const trickshot: Card = {
  card: "upgrade:trickshot",
  title: "Trick Shot",
  triggers: [
    {
      at: "attackBegins",
      when: all(isAttacker, isObstructed),
      may: [{ verb: "lasting", effect: "more attack dice", until: "attack", value: 1 }],
    },
  ],
};
