import type { Ship } from "@broadside/rules";
import { boardEnemy, canBoard, markPlaced, mayPlaceOrDecloak, spendCharges } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { pickOne, upgradesAt } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, both, enemy, type ShipWhen, toThisShip, within } from "../../../language/when.ts";
import { inArcOfThisShip } from "../../../language/when-second-edition.ts";

/** Returns the indexes of the ship's commandos that have a charge left. */
const commandosOf = ({ game, self: { ship } }: CardScene): readonly number[] =>
  game
    .factsOf(ship)
    .upgrades.flatMap(({ device }, at) =>
      device?.type === "remote" && /Commandos?\b/.test(device.name) && (ship.upgrades[at]?.charges ?? 0) > 0 ? [at] : [],
    );

const larger: ShipWhen = ({ game }, ship) => game.factsOf(ship).type.size !== "small";

/** Puts the commandos on board the enemy instead of dropping them with a template. The charge is spent from the commandos' own card. */
const BOARD: Instruction = {
  verb: "special",
  can: ({ game, self, chosen }) => chosen !== undefined && canBoard(game, self.ship, chosen),
  *perform(scene) {
    const { game, self } = scene;
    const enemyShip = scene.chosen as Ship;
    const at = yield* pickOne(scene, {
      kind: "card to charge",
      rule: "2E-DEV-02",
      among: () => upgradesAt(self.ship, commandosOf(scene)),
    });
    if (at === undefined || !(yield* boardEnemy(game, self.ship, enemyShip))) return;
    spendCharges(game, self.ship, at);
    markPlaced(game, self.ship);
  },
};

/** Commandos board a larger enemy behind the ship. That enemy gains a token chosen by the card's owner. */
export const combatboardingtube: Card = {
  card: "upgrade:combatboardingtube",
  title: "Combat Boarding Tube",
  triggers: [
    {
      at: "systemPhase",
      when: all(
        toThisShip,
        ({ self }) => mayPlaceOrDecloak(self.ship),
        (scene) => commandosOf(scene).length > 0,
      ),
      may: [
        {
          verb: "choose ship",
          among: both(enemy, larger, within(0, 1), inArcOfThisShip("rear")),
          does: [
            BOARD,
            {
              verb: "one of",
              choices: {
                deplete: [{ verb: "gain", token: "deplete", who: "chosen" }],
                strain: [{ verb: "gain", token: "strain", who: "chosen" }],
                stress: [{ verb: "gain", token: "stress", who: "chosen" }],
              },
            },
          ],
        },
      ],
    },
  ],
};
