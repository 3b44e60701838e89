import type { Card } from "../../../card.ts";
import { all, isAttacker } from "../../../when.ts";
import { attackShows, diceAre } from "../../when-firing.ts";
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
