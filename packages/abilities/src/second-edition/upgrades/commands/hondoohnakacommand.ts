import type { Ship } from "@broadside/rules";
import { carriedBy, choose, countersOn, moveCounters, optionsOf, type Procedure, setPiece } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Scene } from "../../../language/scene.ts";
import { both, friendly, other, toThisShip, within } from "../../../language/when.ts";

/** What lies on one card and may go to the other: a victory counter, or a piece of the scenario. */
interface Moved {
  readonly from: Ship;
  readonly to: Ship;
  readonly piece: string | undefined;
}

function movable({ game, self: { ship }, chosen }: Scene) {
  if (!chosen) return [];
  const ways: readonly (readonly [Ship, Ship])[] = [
    [chosen, ship],
    [ship, chosen],
  ];
  return ways.flatMap(([from, to]) => {
    const pieces = carriedBy(game, from).map(({ id }) => ({ key: `${id} to ${to.id}`, value: { from, to, piece: id } as Moved }));
    const counter = { key: `counter to ${to.id}`, value: { from, to, piece: undefined } as Moved };
    return countersOn(game, from) > 0 ? [counter, ...pieces] : pieces;
  });
}

function* moveOne(scene: Scene): Procedure {
  const { game, self } = scene;
  const moved = yield* choose<Moved | undefined>(() => {
    const options = movable(scene);
    return {
      kind: "choose one",
      seat: self.ship.seat,
      rule: "EB-OBJ-03",
      about: { ship: self.ship.id, card: self.card },
      options: options.length > 0 ? optionsOf<Moved | undefined>(options) : [{ key: "none", value: undefined }],
    };
  });
  if (!moved) return;
  if (moved.piece !== undefined) return setPiece(game, moved.piece, { carrier: moved.to.id });
  moveCounters(game, moved.from, moved.to, 1);
}

/** A counter or marker changes ships. */
export const hondoohnakacommand: Card = {
  card: "upgrade:hondoohnakacommand",
  title: "Hondo Ohnaka",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [
        { verb: "spend charge" },
        {
          verb: "choose ship",
          among: both(friendly, other, within(0, 1)),
          does: [{ verb: "special", can: (scene) => movable(scene).length > 0, perform: moveOne }],
        },
      ],
    },
  ],
};
