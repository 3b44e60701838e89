import { areasOverlap, baseAt, hugeManeuverEnd } from "@broadside/geometry";
import { executeManeuver, type Procedure, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

/** This is not a dial maneuver, so it gives no energy. */
const STRAIGHT = "1FW";

/** False if the ship would end on another ship. */
const hasRoom: When = ({ game, self: { ship } }) => {
  if (!ship.pose) return false;
  const base = game.board.baseOf(ship);
  const end = [baseAt(base, hugeManeuverEnd("first", base, ship.pose, { bearing: "straight", speed: 1 }))];
  return shipsInPlay(game).every((other) => other === ship || !areasOverlap(end, game.board.base(other)));
};

function* boost({ game, self }: CardScene): Procedure {
  yield* executeManeuver(game, self.ship, STRAIGHT, { colour: "white", revealed: false });
}

export const enginebooster: Card = {
  card: "upgrade:enginebooster",
  title: "Engine Booster",
  triggers: [
    {
      at: "beforeReveal",
      when: all(toThisShip, hasRoom),
      may: [
        { verb: "spend energy", amount: 1 },
        { verb: "special", can: hasRoom, perform: boost },
      ],
    },
  ],
};
