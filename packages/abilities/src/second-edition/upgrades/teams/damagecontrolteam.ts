import type { Option } from "@broadside/rules/procedures";
import { turnFacedown, turnHardpoint } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";
import { energyForEach } from "../energy.ts";

const offline = ({ game, self: { ship } }: CardScene): readonly Option<number>[] =>
  game
    .factsOf(ship)
    .upgrades.flatMap(({ id, slots }, at) =>
      slots.includes("hardpoint") && ship.upgrades[at]?.side === "back" ? [{ key: `${id}@${at}`, value: at }] : [],
    );

const faceupShipCards = ({ game, self: { ship } }: CardScene): readonly Option<number>[] =>
  ship.damage.flatMap(({ card, faceup }) => {
    const facts = faceup ? game.damageFacts(ship, card) : undefined;
    return facts?.trait === "ship" ? [{ key: `${facts.name} ${card}`, value: card }] : [];
  });

/**
 * Before the ship engages, it can spend energy to bring hardpoints back online. With an action, it can repair Ship cards for one energy
 * each.
 */
export const damagecontrolteam: Card = {
  card: "upgrade:damagecontrolteam",
  title: "Damage Control Team",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [
        energyForEach({
          most: Number.POSITIVE_INFINITY,
          open: offline,
          apply: ({ game, self }, at) => turnHardpoint(game, self.ship, at, "front"),
        }),
      ],
    },
  ],
  action: {
    does: [
      energyForEach({
        most: Number.POSITIVE_INFINITY,
        open: faceupShipCards,
        apply: ({ game, self }, card) => turnFacedown(game, self.ship, card),
      }),
    ],
  },
};
