/** Double-faced cards: when a ship comes onto the table its player picks the side that is up (1E-SQUAD-09, -10). */
import { choose, type Procedure } from "../ask.ts";
import type { Game } from "../game.ts";
import { procedure } from "../procedure.ts";
import type { Ship, UpgradeState } from "../state.ts";

export const chooseSides = procedure("chooseSides", function* (game: Game, ship: Ship): Procedure {
  for (const [at, card] of game.factsOf(ship).upgrades.entries()) {
    if (!card.back) continue;
    const side = yield* choose<UpgradeState["side"]>(() => ({
      kind: "card side",
      seat: ship.seat,
      rule: "1E-SQUAD-09",
      about: { ship: ship.id, card: `upgrade:${card.id}` },
      options: [
        { key: "front", value: "front" },
        { key: "back", value: "back" },
      ],
    }));
    game.setShip(ship, { upgrades: ship.upgrades.map((one, place) => (place === at ? { ...one, side } : one)) });
  }
});
