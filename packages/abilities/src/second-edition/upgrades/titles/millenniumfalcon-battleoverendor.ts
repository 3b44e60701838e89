import type { Card } from "../../../language/card.ts";
import { hasOrangeOrRedToken } from "../../../language/when-second-edition.ts";
import { ownDice } from "../phrases.ts";

export const millenniumfalconBattleoverendor: Card = {
  card: "upgrade:millenniumfalcon-battleoverendor",
  title: "Millennium Falcon",
  dice: ownDice({ when: (scene) => hasOrangeOrRedToken(scene, scene.self.ship), may: [{ verb: "reroll", most: 1 }] }),
};
