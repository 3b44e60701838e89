import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { firesEarly } from "./early-fire.ts";

/** Marks an attack in which the defender was dealt a faceup card. */
const WOUNDED = "wounded by Riff Tamson";

const defenderWounded: When = ({ moment, attack }) => attack?.defender === moment.ship && !attack?.used.includes(WOUNDED);

/** The ship's hardpoints can fire early. A defender that was dealt a faceup card gains two strain tokens. */
export const rifftamson: Card = {
  card: "upgrade:rifftamson",
  title: "Riff Tamson",
  triggers: [
    firesEarly(5),
    {
      at: "damageFaceup",
      when: all(isAttacker, defenderWounded),
      must: [
        {
          verb: "apply",
          what({ game }) {
            const { attack } = game.state;
            if (attack) game.setAttack({ ...attack, used: [...attack.used, WOUNDED] });
          },
        },
      ],
    },
    {
      at: "afterAttack",
      when: all(isAttacker, ({ attack }) => attack?.used.includes(WOUNDED) === true),
      must: [{ verb: "gain", token: "strain", count: 2, who: "defender" }],
    },
  ],
};
