import type { PlacedPieceId, Ship } from "@broadside/rules";
import { carriedBy, countersOn, moveCounters, setPiece } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, other, toThisShip, within } from "../../../language/when.ts";

/** Something that one ship's card can pass to another ship: a victory counter or a scenario piece. */
interface Transfer {
  readonly from: Ship;
  readonly to: Ship;
  readonly piece: PlacedPieceId | undefined;
}

function movable({ game, self: { ship }, chosen }: CardScene) {
  if (!chosen) return [];
  const ways: readonly (readonly [Ship, Ship])[] = [
    [chosen, ship],
    [ship, chosen],
  ];
  return ways.flatMap(([from, to]) => {
    const pieces = carriedBy(game, from).map(({ id }) => ({ key: `${id} to ${to.id}`, value: { from, to, piece: id } as Transfer }));
    const counter = { key: `counter to ${to.id}`, value: { from, to, piece: undefined } as Transfer };
    return countersOn(game, from) > 0 ? [counter, ...pieces] : pieces;
  });
}

const MOVE_ONE = pick({
  rule: "EB-OBJ-03",
  among: movable,
  apply({ game }, { from, to, piece }) {
    if (piece === undefined) moveCounters(game, from, to, 1);
    else setPiece(game, piece, { carrier: to.id });
  },
});

/** Moves a counter or marker from one ship to another. */
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
          does: [MOVE_ONE],
        },
      ],
    },
  ],
};
