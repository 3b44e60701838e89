import type { Card } from "../../../language/card.ts";
import { all, attackerIs, attackHit, both, enemy, friendly, hasToken } from "../../../language/when.ts";
import { defenderIs, inArcOfThisShip } from "../../../language/when-second-edition.ts";

export const stealthgambitTiephphantom: Card = {
  card: "upgrade:stealthgambit-tiephphantom",
  title: "Stealth Gambit",
  triggers: [
    {
      at: "afterAttack",
      when: all(hasToken("cloak"), attackHit, attackerIs(friendly), defenderIs(both(enemy, inArcOfThisShip("front")))),
      may: [
        { verb: "gain", token: "strain" },
        { verb: "lose all", tokens: ["cloak"] },
        { verb: "attack", with: "primary", on: "same target", waived: "cloak", paid: true },
      ],
    },
    { at: "endOfCombat", when: hasToken("strain"), must: [{ verb: "gain", token: "evade" }] },
  ],
};
