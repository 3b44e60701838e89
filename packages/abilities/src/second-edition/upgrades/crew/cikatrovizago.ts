import type { Ship } from "@broadside/rules";
import { choose, mayBeHandedOver, type Option, type Procedure, shipsInPlay, swapUpgrades } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Scene } from "../../../language/scene.ts";
import { both, friendly, upgradesOf, within } from "../../../language/when.ts";

/** Two cards of two ships, by their places. */
interface Swap {
  readonly one: Ship;
  readonly at: number;
  readonly other: Ship;
  readonly otherAt: number;
}
const NONE: Option<undefined> = { key: "none", value: undefined };

const near = both(friendly, within(0, 1));

function swaps(scene: Scene): readonly Option<Swap>[] {
  const { game } = scene;
  const lying = shipsInPlay(game).flatMap((ship) =>
    near(scene, ship)
      ? upgradesOf(game, ship, "illicit").flatMap((at) => (at < (game.facts.ships[ship.place]?.upgrades.length ?? 0) ? [{ ship, at }] : []))
      : [],
  );
  return lying.flatMap(({ ship: one, at }, first) =>
    lying.slice(first + 1).flatMap(({ ship: other, at: otherAt }) =>
      one !== other && mayBeHandedOver(game, one, at, other) && mayBeHandedOver(game, other, otherAt, one)
        ? [
            {
              key: `${one.id} ${one.upgrades[at]?.id}@${at}, ${other.id} ${other.upgrades[otherAt]?.id}@${otherAt}`,
              value: { one, at, other, otherAt },
            },
          ]
        : [],
    ),
  );
}

function* swap(scene: Scene): Procedure {
  const { game, self } = scene;
  const chosen = yield* choose<Swap | undefined>(() => ({
    kind: "choose one",
    seat: self.ship.seat,
    rule: "2E-SQUAD-24",
    about: { ship: self.ship.id, card: self.card },
    options: [NONE, ...swaps(scene)],
  }));
  if (chosen) swapUpgrades(game, chosen.one, chosen.at, chosen.other, chosen.otherAt);
}

/** Two friends near by exchange illicit cards. */
export const cikatrovizago: Card = {
  card: "upgrade:cikatrovizago",
  title: "Cikatro Vizago",
  triggers: [{ at: "duringEnd", may: [{ verb: "special", can: (scene) => swaps(scene).length > 0, perform: swap }] }],
};
