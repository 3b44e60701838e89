import { canRecoverCharge, type Option, recoverCharge } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";
import { energyForEach } from "../energy.ts";

const emptied = ({ game, self: { ship } }: CardScene): readonly Option<number>[] =>
  game
    .factsOf(ship)
    .upgrades.flatMap(({ id, slots }, at) =>
      (slots.includes("missile") || slots.includes("torpedo")) && ship.upgrades[at]?.faceup && canRecoverCharge(game, ship, at)
        ? [{ key: `${id}@${at}`, value: at }]
        : [],
    );

const reloaded = all(toThisShip, actionIs("reload"), ({ self }) => self.ship.energy > 0);

/** With a reload action, the ship can spend energy to recover up to three more charges and remove a disarm token. */
export const ordnanceteam: Card = {
  card: "upgrade:ordnanceteam",
  title: "Ordnance Team",
  triggers: [
    {
      at: "actionPerformed",
      when: reloaded,
      may: [
        {
          verb: "also",
          does: [
            energyForEach({ most: 3, orNone: true, open: emptied, apply: ({ game, self }, at) => recoverCharge(game, self.ship, at) }),
          ],
        },
        {
          verb: "one of",
          choices: {
            keep: [],
            disarm: [
              { verb: "spend energy", amount: 1 },
              { verb: "remove token", tokens: ["disarm"] },
            ],
          },
        },
      ],
    },
  ],
};
