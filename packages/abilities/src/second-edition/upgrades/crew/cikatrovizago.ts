import type { Ship } from "@broadside/rules";
import { mayBeHandedOver, type Option, shipsInPlay, swapUpgrades } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, upgradesOf, within } from "../../../language/when.ts";

/** Two ships, and the indexes of the cards that they would exchange. */
interface Swap {
  readonly one: Ship;
  readonly at: number;
  readonly other: Ship;
  readonly otherAt: number;
}

const near = both(friendly, within(0, 1));

function swaps(scene: CardScene): readonly Option<Swap>[] {
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

const SWAP = pick({
  rule: "2E-SQUAD-24",
  orNone: true,
  among: swaps,
  apply: ({ game }, { one, at, other, otherAt }) => swapUpgrades(game, one, at, other, otherAt),
});

/** Two nearby friendly ships exchange illicit cards. */
export const cikatrovizago: Card = {
  card: "upgrade:cikatrovizago",
  title: "Cikatro Vizago",
  triggers: [{ at: "duringEnd", may: [SWAP] }],
};
