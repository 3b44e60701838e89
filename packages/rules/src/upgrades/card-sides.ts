/**
 * Lets players choose the faceup side of double-faced cards when the ship is placed, if the list doesn't say which one it is (1E-SQUAD-09,
 * -10, 2E-SETUP-20).
 */

import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship, UpgradeState } from "../state/state.ts";

export const chooseSides = procedure("chooseSides", function* (game: Situation, ship: Ship): Procedure {
  for (const [at, card] of game.factsOf(ship).upgrades.entries()) {
    if (!card.eitherSide) continue;
    const side = yield* choose<UpgradeState["side"]>(() => ({
      kind: "card side",
      seat: ship.seat,
      rule: game.edition.questions.cardSide,
      about: { ship: ship.id, card: `upgrade:${card.id}` },
      options: [
        { key: "front", value: "front" },
        { key: "back", value: "back" },
      ],
    }));
    game.setShip(ship, { upgrades: ship.upgrades.map((one, place) => (place === at ? { ...one, side } : one)) });
  }
});
