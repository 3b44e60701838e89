import type { Card } from "../../../language/card.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { attackShows, diceAre } from "../../../language/when-firing.ts";
import { TURRETS } from "../attacked.ts";

export const hotshotgunner: Card = {
  card: "upgrade:hotshotgunner",
  title: "Hotshot Gunner",
  triggers: [
    {
      at: "diceModified",
      when: all(isAttacker, diceAre("defense"), attackShows(...TURRETS)),
      must: [{ verb: "remove token", tokens: ["focus", "calculate"], who: "defender" }],
    },
  ],
};
