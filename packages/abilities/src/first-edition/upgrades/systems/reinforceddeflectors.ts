import { figureIn, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, inAttack, isDefender, toThisShip } from "../../../language/when.ts";

const SUFFERED = "reinforceddeflectors";
const ENOUGH = 3;

const isCounted = ({ self }: CardScene, effect: { readonly id: string; readonly ship: string }): boolean =>
  effect.id === `effect:${SUFFERED}` && effect.ship === self.ship.id;
const hasSuffered =
  (least: number): When =>
  (scene) =>
    scene.game.state.effects.reduce((total, effect) => total + (isCounted(scene, effect) ? figureIn(effect) : 0), 0) >= least;
const forget = (scene: CardScene): void => removeEffects(scene.game, (effect) => isCounted(scene, effect));

/** A double attack counts as one attack: the ship has defended only after both parts are over. */
export const reinforceddeflectors: Card = {
  card: "upgrade:reinforceddeflectors",
  title: "Reinforced Deflectors",
  triggers: [
    { at: "attackDeclared", when: all(isDefender, hasSuffered(1)), must: [{ verb: "apply", what: forget }] },
    {
      at: "damageSuffered",
      when: all(toThisShip, isDefender, inAttack),
      must: [{ verb: "lasting", effect: SUFFERED, until: "round", value: ({ moment }) => (moment.hits ?? 0) + (moment.crits ?? 0) }],
    },
    { at: "afterAttack", when: all(isDefender, hasSuffered(ENOUGH)), must: [{ verb: "recover shield" }] },
  ],
  effects: { [SUFFERED]: {} },
};
