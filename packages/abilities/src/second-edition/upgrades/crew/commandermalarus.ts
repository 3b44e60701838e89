import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, attackerIs, attackMissed, both, friendly, type ShipWhen, within, withPrimary } from "../../../language/when.ts";
import { defenderInBullseye, limited, showsSide } from "../../../language/when-second-edition.ts";

const notLimited: ShipWhen = (scene, ship) => !limited(scene, ship);
const wasUsed: When = ({ self, attack }) => attack?.used.includes(self.key) === true;

/** Non-limited friendly ships near her can reroll a blank. If the attack still misses, her card flips. */
export const commandermalarus: Card = {
  card: "upgrade:commandermalarus",
  title: "Commander Malarus",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(showsSide("front"), withPrimary, attackerIs(both(friendly, notLimited, within(0, 1)))),
      may: [{ verb: "reroll", most: 1, least: 1, faces: ["blank"] }],
    },
    {
      dice: "attack",
      when: all(showsSide("back"), defenderInBullseye),
      must: [
        { verb: "change", from: "focus", to: "hit", most: "all" },
        { verb: "gain", token: "stress" },
        { verb: "if", when: ({ self }) => self.ship.tokens.stress >= 2, does: [{ verb: "suffer", hits: 1 }] },
      ],
    },
  ],
  triggers: [{ at: "afterAttack", when: all(showsSide("front"), wasUsed, attackMissed), must: [{ verb: "flip this card" }] }],
};
