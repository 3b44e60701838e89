import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { all, attackerIs, both, friendly, other, toThisShip, withPrimary } from "../../../language/when.ts";
import { beforeDice, inFiringArc } from "../../../language/when-firing.ts";
import { hasRoomUpToFour, MORE_UP_TO_FOUR, oneMoreUpToFour } from "../more-dice.ts";

/** Spends a charge so that another friendly ship rolls one more die, up to four. This ship can disarm itself to recover the charge. */
export const seventhfleetgunner: Card = {
  card: "upgrade:seventhfleetgunner",
  title: "Seventh Fleet Gunner",
  triggers: [
    {
      at: "beforeRoll",
      when: all(beforeDice("attack"), withPrimary, attackerIs(both(friendly, other)), hasRoomUpToFour, (scene) => {
        const defender = whoIs(scene, "defender");
        return defender !== undefined && inFiringArc(scene, defender);
      }),
      may: [{ verb: "spend charge" }, oneMoreUpToFour("attacker")],
    },
    { at: "systemPhase", when: toThisShip, may: [{ verb: "gain", token: "disarm" }, { verb: "recover charge" }] },
  ],
  effects: MORE_UP_TO_FOUR,
};
