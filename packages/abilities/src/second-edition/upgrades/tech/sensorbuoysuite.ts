import type { Ship, Situation } from "@broadside/rules";
import { acquireLock, type Procedure, placeRemoteFreely } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, enemy, type ShipWhen, toThisShip } from "../../../language/when.ts";

const FROM_EDGES = 2;
const A_PAIR = 2;

const buoysOf = (game: Situation, ship: Ship, status: Ship["status"]): readonly Ship[] =>
  game.state.remotes.filter(
    (remote) => game.factsOf(remote).remote === "sensorBuoy" && remote.status === status && remote.seat === ship.seat,
  );

function* placeBuoys({ game, self }: CardScene): Procedure {
  for (const buoy of buoysOf(game, self.ship, "reserve").slice(0, A_PAIR)) yield* placeRemoteFreely(game, buoy, FROM_EDGES);
}

const nearBuoy: ShipWhen = ({ game, self }, ship) => buoysOf(game, self.ship, "inPlay").some((buoy) => game.board.range(buoy, ship) <= 1);

function* lockIt({ game, self, chosen }: CardScene): Procedure {
  if (chosen) yield* acquireLock(game, self.ship, chosen);
}

/** Places two buoys in the middle of the table. Before the ship engages, it may lock an enemy near a buoy. */
export const sensorbuoysuite: Card = {
  card: "upgrade:sensorbuoysuite",
  title: "Sensor Buoy Suite",
  triggers: [
    {
      at: "beforeForces",
      must: [{ verb: "special", can: ({ game, self }) => buoysOf(game, self.ship, "reserve").length > 0, perform: placeBuoys }],
    },
    {
      at: "becameActive",
      when: toThisShip,
      may: [{ verb: "choose ship", among: both(enemy, nearBuoy), does: [{ verb: "special", can: () => true, perform: lockIt }] }],
    },
  ],
};
