import { effectOn } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, isAttacker } from "../../../language/when.ts";

const TRAITS: readonly string[] = ["pilot", "crew"];

/** True if the defender is dealt a faceup card with the Pilot or Crew trait. */
const woundsDefender: When = (scene) => {
  const { game, moment, attack } = scene;
  const defender = whoIs(scene, "defender");
  if (!defender || moment.card === undefined || moment.ship !== attack?.defender) return false;
  const isFaceup = defender.damage.some(({ card, faceup }) => card === moment.card && faceup);
  return isFaceup && TRAITS.includes(game.damageFacts(defender, moment.card).trait ?? "");
};
const isSated: When = ({ game, self }) => effectOn(game, "effect:malice sated", self.ship) !== undefined;

export const malice: Card = {
  card: "upgrade:malice",
  title: "Malice",
  dice: [
    {
      dice: "attack",
      may: [
        { verb: "spend force" },
        { verb: "change", from: ["focus", "hit"], to: "crit" },
        { verb: "lasting", effect: "malice", until: "attack" },
      ],
    },
  ],
  effects: {
    malice: {
      triggers: [
        { at: "damageDealt", when: woundsDefender, must: [{ verb: "lasting", effect: "malice sated", until: "attack" }] },
        { at: "afterAttack", when: all(isAttacker, isSated), must: [{ verb: "recover force", count: 2 }] },
      ],
    },
  },
};
