import type { Card } from "../../../language/card.ts";
import { withThisWeapon } from "../../../language/when.ts";

/**
 * After the weapon hits, each result beyond the first counts twice. None of our sources gives the weapon's attack values, so it can't fire
 * until the catalogue has them.
 */
export const b6bladewingprototypeCommand: Card = {
  card: "upgrade:b6bladewingprototype-command",
  title: "B6 Blade Wing Prototype",
  weapon: { needs: "lock" },
  triggers: [
    { at: "attackDeclared", when: withThisWeapon, must: [{ verb: "gain", token: "ion" }] },
    {
      at: "attackHits",
      when: withThisWeapon,
      must: [
        {
          verb: "apply",
          what({ game }) {
            const { attack } = game.state;
            if (!attack) return;
            const [hits, crits] = attack.hits > 0 ? [attack.hits - 1, attack.crits] : [0, attack.crits - 1];
            game.setAttack({ ...attack, hits: attack.hits + hits, crits: attack.crits + crits });
          },
        },
      ],
    },
  ],
};
