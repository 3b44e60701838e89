import { SEEKS_OBSTRUCTION } from "../../../both-editions/obstruction.ts";
import type { Card } from "../../../language/card.ts";
import { all, isAttacker, isObstructed } from "../../../language/when.ts";

export const trickshot: Card = {
  card: "upgrade:trickshot",
  title: "Trick Shot",
  permissions: SEEKS_OBSTRUCTION,
  triggers: [
    {
      at: "attackBegins",
      when: all(isAttacker, isObstructed),
      may: [{ verb: "lasting", effect: "more attack dice", until: "attack", value: 1 }],
    },
  ],
};
