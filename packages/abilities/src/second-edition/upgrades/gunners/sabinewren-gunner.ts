import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, both, friendly, isAttacker, withSecondary } from "../../../language/when.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";

/** The mark that counts Damage cards: it is stored once for each card that the attack dealt. */
const DEALT = "card dealt";
const cardsDealt = ({ attack }: CardScene): number => attack?.used.filter((one) => one === DEALT).length ?? 0;

/** For each Damage card that the attack dealt, one friendly ship near the defender can remove a strain or stress token. */
export const sabinewrengunner: Card = {
  card: "upgrade:sabinewren-gunner",
  title: "Sabine Wren",
  triggers: [
    {
      at: "damageDealt",
      when: all(isAttacker, ({ attack, moment }) => attack?.defender === moment.ship),
      must: [
        {
          verb: "apply",
          what({ game }) {
            const { attack } = game.state;
            if (attack) game.setAttack({ ...attack, used: [...attack.used, DEALT] });
          },
        },
      ],
    },
    {
      at: "afterAttack",
      when: all(isAttacker, withSecondary),
      may: [
        {
          verb: "choose ships",
          among: both(friendly, withinOfDefender(0, 3)),
          most: cardsDealt,
          does: [{ verb: "remove token", tokens: ["strain", "stress"], who: "chosen" }],
        },
      ],
    },
  ],
};
