import type { PlacementRule } from "@broadside/geometry";
import type { Ship, Situation } from "@broadside/rules";
import { choose, enemiesOf, layDeviceFreely, type Procedure, roomForDevice } from "@broadside/rules/procedures";
import { bombsNamed, bombsOf, type EquippedBomb } from "../../../language/bombs.ts";
import type { Card } from "../../../language/card.ts";
import { type CardScene, sceneOf } from "../../../language/scene.ts";
import { perform } from "../../../language/verbs.ts";

const FAR = 3;
const rulesFor = (game: Situation, ship: Ship): readonly PlacementRule[] => [
  { must: "be on the table" },
  { must: "be beyond", bands: FAR, of: enemiesOf(game, ship).map((enemy) => game.board.base(enemy)) },
];

const bombsToLay = ({ game, self: { ship } }: CardScene): readonly EquippedBomb[] =>
  bombsOf(game, ship).filter(({ bomb }) => roomForDevice(game, bomb.device, rulesFor(game, ship)) !== undefined);

const DONE = { key: "done", value: undefined } as const;

/** Asks about each card in turn, including any tokens on it, until the player stops. */
function* layBombs(scene: CardScene): Procedure {
  const { game, self } = scene;
  const { ship } = self;
  for (;;) {
    const laid = yield* choose<EquippedBomb | undefined>(() => ({
      kind: "choose one",
      seat: ship.seat,
      rule: "1E-COMP-09",
      about: { ship: ship.id, card: self.card },
      options: [DONE, ...bombsNamed(bombsToLay(scene))],
    }));
    if (!laid) return;
    yield* perform(sceneOf(game, laid.self), [{ verb: "discard this card" }]);
    yield* layDeviceFreely(game, ship, laid.bomb.device, (now) => rulesFor(now, ship));
  }
}

export const minefieldmapper: Card = {
  card: "upgrade:minefieldmapper",
  title: "Minefield Mapper",
  triggers: [{ at: "afterForces", may: [{ verb: "special", can: (scene) => bombsToLay(scene).length > 0, perform: layBombs }] }],
};
