import { EDGES } from "@broadside/geometry";
import type { Ship } from "@broadside/rules";
import { arrive, assign, chargeLimit, chargesOn, enemiesOf, type PlacesFor, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { type CardScene, whoIs } from "../../language/scene.ts";

const FAR = 3;

/** Allows places within range 1 of any edge, far from all enemies. */
const atAnEdge =
  (ship: Ship): PlacesFor =>
  (game) => {
    const enemies = enemiesOf(game, ship).map((enemy) => game.board.base(enemy));
    return EDGES.map((edge) => [
      { must: "be within edge", bands: 1, edge },
      { must: "be beyond", bands: FAR, of: enemies },
    ]);
  };

const isWaiting = ({ self }: CardScene): boolean => self.ship.status === "reserve";

/** True if the GA-97 card that calls the ship has recovered all its charges. */
function isCalled(scene: CardScene): boolean {
  const caller = whoIs(scene, "maker");
  const place = caller?.upgrades.findIndex(({ id }) => id === "ga97") ?? -1;
  return caller !== undefined && place >= 0 && chargesOn(caller, place) === chargeLimit(scene.game, caller, place);
}

function* comeIn({ game, self }: CardScene): Procedure {
  yield* arrive(game, self.ship, atAnEdge(self.ship));
}
function* comeInDisarmed({ game, self }: CardScene): Procedure {
  yield* arrive(game, self.ship, atAnEdge(self.ship));
  yield* assign(game, self.ship, "disarm");
}

/** The ship stays in reserve until GA-97 calls it, or until the ship with GA-97 is lost. */
export const itstheresistance: Card = {
  card: "condition:itstheresistance",
  title: "It's the Resistance",
  worksInReserve: true,
  permissions: { startInReserve: (_, self, { ship }) => (ship === self.ship ? true : undefined) },
  triggers: [
    {
      at: "startOfPlanning",
      when: (scene) => isWaiting(scene) && isCalled(scene),
      must: [{ verb: "special", can: isWaiting, perform: comeIn }, { verb: "discard this card" }],
    },
    {
      at: "shipLost",
      when: (scene) => isWaiting(scene) && scene.moment.ship === scene.self.effect?.by,
      must: [{ verb: "special", can: isWaiting, perform: comeInDisarmed }, { verb: "discard this card" }],
    },
  ],
};
