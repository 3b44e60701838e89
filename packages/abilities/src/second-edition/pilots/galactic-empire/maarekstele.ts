import { dealPicked } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { inAttack } from "../first-order/phrases.ts";

const DRAWN = 3;
const toDefender: When = ({ attack, moment }) => attack?.defender === moment.ship;

export const maarekstele: Card = {
  card: "pilot:maarekstele",
  title: "Maarek Stele",
  triggers: [
    {
      at: "faceupDealt",
      when: all(isAttacker, inAttack, toDefender),
      must: [
        {
          verb: "special",
          can: () => true,
          *perform(scene) {
            const { game, self } = scene;
            const defender = whoIs(scene, "defender");
            if (defender) yield* dealPicked(game, defender, DRAWN, self.ship.seat, self.card);
          },
        },
      ],
    },
  ],
};
