import type { Seat, Ship } from "@broadside/rules";
import { assignCondition, choose, effectOn, enemiesOf, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

const CONDITION = "markedforelimination";
const MARK = `condition:${CONDITION}`;

/** Returns a seat's ships that are enemies of this ship. If any of them is limited, returns only the limited ones. */
function preyOf({ game, self }: CardScene, seat: Seat): readonly Ship[] {
  const all = game.state.ships.filter((ship) => ship.seat === seat && enemiesOf(game, self.ship).includes(ship));
  const limited = all.filter((ship) => game.factsOf(ship).pilot.limit !== undefined);
  return limited.length > 0 ? limited : all;
}

function* markPrey(scene: CardScene): Procedure {
  const { game, self } = scene;
  const seat = yield* choose<Seat | undefined>(() => {
    const seats = [...new Set(enemiesOf(game, self.ship).map((ship) => ship.seat))];
    const options = seats.map((value) => ({ key: `seat ${value + 1}`, value }));
    return {
      kind: "choose one",
      seat: self.ship.seat,
      rule: "2E-SETUP-18",
      about: { ship: self.ship.id, card: self.card },
      options: options.length > 0 ? optionsOf<Seat | undefined>(options) : [{ key: "none", value: undefined }],
    };
  });
  if (seat === undefined) return;
  const marked = yield* choose<Ship | undefined>(() => {
    const options = preyOf(scene, seat).map((value) => ({ key: value.id, value }));
    return {
      kind: "choose ship",
      seat,
      rule: "2E-SETUP-18",
      about: { ship: self.ship.id, card: self.card },
      options: options.length > 0 ? optionsOf<Ship | undefined>(options) : [{ key: "none", value: undefined }],
    };
  });
  if (marked) yield* assignCondition(game, CONDITION, marked, self.ship);
}

/** An opponent marks one of their ships, which must be a limited one if they have any. The marked ship can be locked at any range. */
export const trackingfob: Card = {
  card: "upgrade:trackingfob",
  title: "Tracking Fob",
  triggers: [
    {
      at: "afterForces",
      must: [{ verb: "special", can: (scene) => enemiesOf(scene.game, scene.self.ship).length > 0, perform: markPrey }],
    },
  ],
  permissions: {
    reachAnywhere: (game, self, { ship, by, target }) =>
      by === "lock" && ship === self.ship && target !== undefined && effectOn(game, MARK, target)?.by !== undefined ? true : undefined,
  },
};
