import { discardDamage, type Procedure, placeAtEdge, putInReserve, sufferDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

/** The mark that the ship stores while it is in reserve. */
const AWAY = "tel trevura away";

function* slipAway({ game, self: { ship, card } }: CardScene): Procedure {
  for (const damage of ship.damage) discardDamage(game, ship, damage.card);
  yield* sufferDamage(game, ship, { hits: 5, crits: 0, reason: card });
  if (ship.status !== "inPlay" || ship.doomed) return;
  game.setShip(ship, { usedThisGame: [...ship.usedThisGame, AWAY] });
  yield* putInReserve(game, ship);
}

function* comeBack({ game, self: { ship } }: CardScene): Procedure {
  const edge = game.state.seats[ship.seat]?.edge ?? "bottom";
  if (yield* placeAtEdge(game, ship, edge, "2E-DMG-22"))
    game.setShip(ship, { usedThisGame: ship.usedThisGame.filter((one) => one !== AWAY) });
}

export const teltrevura: Card = {
  card: "pilot:teltrevura",
  title: "Tel Trevura",
  triggers: [
    { at: "destroying", when: toThisShip, may: [{ verb: "spend charge" }, { verb: "special", can: () => true, perform: slipAway }] },
    {
      at: "startOfPlanning",
      must: [
        {
          verb: "special",
          can: ({ self: { ship } }) => ship.status === "reserve" && ship.usedThisGame.includes(AWAY),
          perform: comeBack,
        },
      ],
    },
  ],
  worksInReserve: true,
};
