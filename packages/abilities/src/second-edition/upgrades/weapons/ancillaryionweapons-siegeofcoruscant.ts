import { assign } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { later, whoIs } from "../../../language/scene.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";

/** Spends two charges. The criticals of a primary attack then give ion tokens instead of damage. */
export const ancillaryionweaponssiegeofcoruscant: Card = {
  card: "upgrade:ancillaryionweapons-siegeofcoruscant",
  title: "Ancillary Ion Weapons",
  triggers: [
    {
      at: "beforeRoll",
      when: all(isAttacker, withPrimary, beforeDice("attack")),
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "lasting", effect: "ancillary ions", until: "attack" },
      ],
    },
  ],
  effects: {
    "ancillary ions": {
      triggers: [
        {
          at: "attackHits",
          when: ({ self, attack }) => attack?.attacker === self.ship.id && attack.crits > 0,
          must: [
            {
              verb: "special",
              can: ({ attack }) => attack !== undefined,
              *perform(scene) {
                const { game, self } = scene;
                const defender = whoIs(scene, "defender");
                const { attack } = later(scene);
                if (!attack || !defender) return;
                game.setAttack({ ...attack, crits: 0 });
                yield* assign(game, defender, "ion", attack.crits, self.ship);
              },
            },
          ],
        },
      ],
    },
  },
};
