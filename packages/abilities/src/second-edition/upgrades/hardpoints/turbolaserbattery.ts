import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";
import { BACK_AFTER_ENGAGING } from "./phrases.ts";

export const turbolaserbattery: Card = {
  card: "upgrade:turbolaserbattery",
  title: "Turbolaser Battery",
  weapon: { needs: "lock", headers: [3] },
  triggers: [
    {
      at: "attackHits",
      when: withThisWeapon,
      must: [
        {
          verb: "apply",
          what({ game }) {
            const { attack } = game.state;
            if (attack) game.setAttack({ ...attack, hits: attack.hits + 3 });
          },
        },
      ],
    },
    BACK_AFTER_ENGAGING,
  ],
};
