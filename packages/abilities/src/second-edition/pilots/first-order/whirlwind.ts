import { assign, choose, enemiesOf, isInArcOf, loseToken, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

const FARTHEST = 3;
/** Returns how many enemies have the ship in their front arc. Arcs end at range 3. */
const watchers = ({ game, self: { ship } }: CardScene): number =>
  enemiesOf(game, ship).filter((foe) => game.board.range(ship, foe) <= FARTHEST && isInArcOf(game, foe, "front", ship)).length;

function* shakeOff(scene: CardScene): Procedure {
  const { game, self } = scene;
  const { ship, card } = self;
  const removed = yield* choose<number>(() => ({
    kind: "choose one",
    seat: ship.seat,
    rule: "2E-TOKEN-01",
    about: { ship: ship.id, card },
    options: [
      { key: "keep jam", value: 0 },
      ...Array.from({ length: ship.tokens.jam }, (_, at) => ({ key: `remove ${at + 1} jam`, value: at + 1 })),
    ],
  }));
  loseToken(game, ship, "jam", removed);
  if (watchers(scene) === 0) return;
  const isFocused = yield* choose<boolean>(() => ({
    kind: "choose one",
    seat: ship.seat,
    rule: "2E-COMP-17",
    about: { ship: ship.id, card },
    options: [
      { key: "none", value: false },
      { key: "focus", value: true },
    ],
  }));
  if (isFocused && ship.status === "inPlay") yield* assign(game, ship, "focus", watchers(scene));
}

export const whirlwind: Card = {
  card: "pilot:whirlwind",
  title: "“Whirlwind”",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [{ verb: "special", can: (scene) => scene.self.ship.tokens.jam > 0 || watchers(scene) > 0, perform: shakeOff }],
    },
  ],
};
