import type { Ship } from "@broadside/rules";
import { carriedBy, countersOn, moveCounters, setPiece } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, other, toThisShip, within } from "../../../language/when.ts";

/** What lies on one card and may go to the other: a victory counter, or a piece of the scenario. */
interface Transfer {
  readonly from: Ship;
  readonly to: Ship;
  readonly piece: string | undefined;
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
          does: [MOVE_ONE],
        },
      ],
    },
  ],
};
