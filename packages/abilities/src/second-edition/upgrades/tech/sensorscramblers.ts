import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, hasToken } from "../../../language/when.ts";

const REACH = 3;
const enemyIsNear: When = ({ game, self }) => enemiesOf(game, self.ship).some((enemy) => game.board.range(self.ship, enemy) <= REACH);

/** The ship starts cloaked, and can't be locked while it is. If enemies are near in the End phase, it decloaks. */
export const sensorscramblers: Card = {
  card: "upgrade:sensorscramblers",
  title: "Sensor Scramblers",
  permissions: {
    lock: (_, self, { ship, target }) => (target === self.ship && ship !== target && target.tokens.cloak > 0 ? false : undefined),
  },
  triggers: [
    { at: "setUpOver", must: [{ verb: "gain", token: "cloak" }] },
    { at: "duringEnd", when: all(hasToken("cloak"), enemyIsNear), must: [{ verb: "decloak" }] },
  ],
};
