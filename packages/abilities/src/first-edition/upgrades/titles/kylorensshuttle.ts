import type { Ship } from "@broadside/rules";
import { assign, mayHave, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, shipsNamed } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, enemy, lacksToken, type ShipWhen, within } from "../../../language/when.ts";

const isNear = within(1, 2);
/** True if the ship can have stress. A huge ship can be chosen but can't get stress (HS-TOKEN-01), so another ship gets it instead. */
const mayBeStressed: ShipWhen = ({ game }, ship) => mayHave(game, ship, "stress");

/** Returns the chosen ship, then its owner's other ships at the same range. */
function victims(scene: CardScene): readonly Ship[] {
  const { game, chosen } = scene;
  const others = shipsInPlay(game).filter((ship) => ship !== chosen && ship.seat === chosen?.seat && isNear(scene, ship));
  return (chosen ? [chosen, ...others] : []).filter((ship) => mayBeStressed(scene, ship));
}

export const kylorensshuttle: Card = {
  card: "upgrade:kylorensshuttle",
  title: "Kylo Ren's Shuttle",
  triggers: [
    {
      at: "endOfCombat",
      must: [
        {
          verb: "choose ship",
          among: both(enemy, isNear, lacksToken("stress")),
          does: [
            pick({
              kind: "choose ship",
              rule: "1E-ROUND-03",
              by: "chosen",
              among: (scene) => shipsNamed(victims(scene)),
              perform: ({ game, self }, ship) => assign(game, ship, "stress", 1, self.ship),
            }),
          ],
        },
      ],
    },
  ],
};
