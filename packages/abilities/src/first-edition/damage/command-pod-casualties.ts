import type { Seat, Ship } from "@broadside/rules";
import { assign, choose, enemiesOf, type Option, optionsOf, type Procedure, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";
import { isThisCard } from "../../language/when.ts";
import { FACEDOWN } from "./phrases.ts";

const NONE: Option<undefined> = { key: "none", value: undefined };

/** Returns all ships of the card's owner except huge ones. */
const ownShips = ({ game, self }: CardScene): readonly Ship[] =>
  shipsInPlay(game).filter((ship) => ship.seat === self.ship.seat && game.factsOf(ship).type.size !== "huge");

/** The owner must give stress to one ship. Then an opponent may give stress to another. */
function* shareStress(scene: CardScene): Procedure {
  const { game, self } = scene;
  yield* stressOne(scene, self.ship.seat, false);
  const opponent = game.state.initiative.find((seat) => enemiesOf(game, self.ship).some((enemy) => enemy.seat === seat));
  if (opponent !== undefined) yield* stressOne(scene, opponent, true);
}

function* stressOne(scene: CardScene, seat: Seat, mayPass: boolean): Procedure {
  const { game, self } = scene;
  const ship = yield* choose<Ship | undefined>(() => {
    const ships = ownShips(scene).map((value) => ({ key: value.id, value }));
    const options = mayPass || ships.length === 0 ? [NONE, ...ships] : ships;
    return { kind: "choose ship", seat, rule: "1E-DGRA-01", about: { ship: self.ship.id, card: self.card }, options: optionsOf(options) };
  });
  if (ship) yield* assign(game, ship, "stress", 1, self.ship);
}

export const commandPodCasualties: Card = {
  card: "damage:gr75mediumtransport/Command Pod Casualties",
  title: "Command Pod Casualties",
  triggers: [
    {
      at: "damageFaceup",
      when: isThisCard,
      must: [{ verb: "special", can: (scene) => ownShips(scene).length > 0, perform: shareStress }, ...FACEDOWN],
    },
  ],
};
