import type { Card } from "../../../language/card.ts";
import { all, both, friendly, isAttacker, within } from "../../../language/when.ts";
import { defenderIsDestroyed } from "../../../language/when-second-edition.ts";
import { ORANGE_AND_RED } from "../phrases.ts";

/** After the ship destroys an enemy, friendly ships nearby can each remove a token. */
export const bokatankryzerebelscum: Card = {
  card: "upgrade:bokatankryze-rebel-scum",
  title: "Bo-Katan Kryze",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, defenderIsDestroyed),
      may: [
        {
          verb: "choose ships",
          among: both(friendly, within(0, 2)),
          most: ({ game }) => game.state.ships.length,
          does: [{ verb: "remove token", tokens: ORANGE_AND_RED, orLock: true, who: "chosen" }],
        },
      ],
    },
  ],
};
