import type { Ship } from "@broadside/rules";
import {
  addEffect,
  arrive,
  barActions,
  effectOn,
  enemiesOf,
  isLeader,
  lockObject,
  type PlacesFor,
  type Procedure,
  regionsOf,
  removeEffects,
  reservedWing,
  wingmatesOf,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pickOne, shipsNamed } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, enemy, friendly, within } from "../../../language/when.ts";

const HELD = "held by Mar Tuuk";
const FAR = 2;

/** Returns the leaders of friendly wings in which every ship can calculate. */
const leadersOpen = (scene: CardScene): readonly Ship[] =>
  scene.game.state.ships.filter(
    (ship) =>
      ship.status === "inPlay" &&
      friendly(scene, ship) &&
      isLeader(ship) &&
      [ship, ...wingmatesOf(scene.game, ship)].every((one) => barActions(scene.game, one).some(({ name }) => name === "calculate")),
  );

function* holdBack(scene: CardScene): Procedure {
  const { game, self } = scene;
  const leader = yield* pickOne(scene, {
    kind: "choose ship",
    rule: "2E-SETUP-18",
    among: () => shipsNamed(leadersOpen(scene)),
  });
  if (!leader) return;
  reservedWing(game, leader);
  addEffect(game, { id: `effect:${HELD}`, ship: leader.id, by: self.ship.id, until: "game" });
}

const heldBack = ({ game, self }: CardScene): Ship | undefined =>
  game.state.ships.find((ship) => ship.status === "reserve" && effectOn(game, `effect:${HELD}`, ship)?.by === self.ship.id);

/** Allows places in the deployment area, and places far from all enemies. */
const placesFor =
  (ship: Ship): PlacesFor =>
  (game) => [
    ...regionsOf(game, ship.seat).map((region) => [{ must: "be inside", region } as const]),
    [{ must: "be beyond", bands: FAR, of: enemiesOf(game, ship).map((foe) => game.board.base(foe)) }],
  ];

function* bringIn(scene: CardScene): Procedure {
  const { game, self } = scene;
  const leader = heldBack(scene);
  if (!leader) return;
  yield* arrive(game, leader, placesFor(leader));
  removeEffects(game, ({ id, by }) => id === `effect:${HELD}` && by === self.ship.id);
  const near = () => enemiesOf(game, self.ship).filter((ship) => both(enemy, within(0, 1))(scene, ship));
  const target = yield* pickOne(scene, {
    kind: "choose ship",
    rule: "2E-ACT-32",
    among: () => shipsNamed(near()),
    orNone: true,
  });
  if (!target) return;
  for (const ship of [leader, ...wingmatesOf(game, leader)])
    if (ship.status === "inPlay" && target.status === "inPlay" && game.edition.mayLock(game, ship))
      yield* lockObject(game, ship, target.id);
}

/** A wing waits in reserve and arrives in an End phase that its player chooses. */
export const martuuk: Card = {
  card: "upgrade:martuuk",
  title: "Mar Tuuk",
  triggers: [
    { at: "afterForces", must: [{ verb: "special", can: (scene) => leadersOpen(scene).length > 0, perform: holdBack }] },
    { at: "duringEnd", may: [{ verb: "special", can: (scene) => heldBack(scene) !== undefined, perform: bringIn }] },
  ],
  effects: { [HELD]: {} },
};
