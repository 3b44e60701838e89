import type { Card } from "../../../card.ts";
import { hasOrangeOrRedToken } from "../../when.ts";
import { ownDice } from "../phrases.ts";

export const millenniumfalconBattleoverendor: Card = {
  card: "upgrade:millenniumfalcon-battleoverendor",
  title: "Millennium Falcon",
  dice: ownDice({ when: (scene) => hasOrangeOrRedToken(scene, scene.self.ship), may: [{ verb: "reroll", most: 1 }] }),
};
