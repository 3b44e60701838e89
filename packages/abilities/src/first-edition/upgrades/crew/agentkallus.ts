import type { Card } from "../../../language/card.ts";
import { attackerIs, both, enemy, type ShipWhen } from "../../../language/when.ts";
import { defenderIs, standard } from "../../../language/when-second-edition.ts";

const HUNTED = "agentkallus";
const hunted: ShipWhen = ({ game, self }, ship) =>
  game.state.effects.some(({ id, ship: on, by }) => id === `effect:${HUNTED}` && on === ship.id && by === self.ship.id);

export const agentkallus: Card = {
  card: "upgrade:agentkallus",
  title: "Agent Kallus",
  triggers: [
    {
      at: "startOfPlanning",
      when: ({ game }) => game.state.round === 1,
      must: [
        { verb: "choose ship", among: both(enemy, standard), does: [{ verb: "lasting", effect: HUNTED, until: "game", who: "chosen" }] },
      ],
    },
  ],
  dice: [
    { dice: "attack", when: defenderIs(hunted), may: [{ verb: "change", from: "focus", to: "hit" }] },
    { dice: "defense", when: attackerIs(hunted), may: [{ verb: "change", from: "focus", to: "evade" }] },
  ],
  effects: { [HUNTED]: {} },
};
