import { areasOverlap, regionShape } from "@broadside/geometry";
import type { Ship, Situation } from "@broadside/rules";
import {
  choose,
  isLeader,
  leaderOf,
  mayPlaceAgain,
  otherFriendsOf,
  type PlacesFor,
  type Procedure,
  placeAgain,
  regionsOf,
  shipWithWing,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, within } from "../../../language/when.ts";
import { standard } from "../../../language/when-second-edition.ts";

const DONE = { key: "done", value: undefined } as const;
interface Baffling {
  /** The maximum number of ships that can be placed again. */
  readonly most: number;
  places(self: Ship, ship: Ship): PlacesFor;
}

const areasOf = (game: Situation, self: Ship, ship: Ship) =>
  regionsOf(game, self.seat).filter((region) => areasOverlap([regionShape(region)], game.board.base(ship)));

/**
 * Returns ships that can be placed again. A wing moves only as a whole, so all its ships must be nearby, and only its leader is returned.
 */
function open(scene: CardScene, { most, places }: Baffling, placed: readonly Ship[]): readonly Ship[] {
  const { game, self } = scene;
  const isNear = both(standard, within(0, 1), (_, ship) => areasOf(game, self.ship, ship).length > 0);
  return otherFriendsOf(game, self.ship).filter((ship) => {
    if (placed.includes(ship) || (!isLeader(ship) && leaderOf(game, ship))) return false;
    const unit = shipWithWing(game, ship);
    return (
      placed.length + unit.length <= most && unit.every((one) => isNear(scene, one)) && mayPlaceAgain(game, ship, places(self.ship, ship))
    );
  });
}

function* moveAbout(scene: CardScene, baffling: Baffling): Procedure {
  const { game, self } = scene;
  const placed: Ship[] = [];
  while (open(scene, baffling, placed).length > 0) {
    const ship = yield* choose<Ship | undefined>(() => ({
      kind: "choose ship",
      seat: self.ship.seat,
      rule: "2E-SETUP-18",
      about: { ship: self.ship.id, card: self.card },
      options: [DONE, ...open(scene, baffling, placed).map((value) => ({ key: value.id, value }))],
    }));
    if (!ship) return;
    placed.push(...shipWithWing(game, ship));
    yield* placeAgain(game, ship, baffling.places(self.ship, ship));
  }
}

/** After set-up, friendly ships near this ship that are in the deployment area can be placed again, one at a time. */
const card = (edition: "2.0" | "2.5", baffling: Baffling): Card => ({
  card: "upgrade:scannerbaffler",
  title: "Scanner Baffler",
  editions: [edition],
  triggers: [
    {
      at: "setUpOver",
      may: [{ verb: "special", can: (scene) => open(scene, baffling, []).length > 0, perform: (scene) => moveAbout(scene, baffling) }],
    },
  ],
});

/** In 2.0, the ships are placed near this ship; in 2.5, in the same deployment area. */
export const scannerbaffler: readonly Card[] = [
  card("2.0", {
    most: 6,
    places: (self) => (game) => [[{ must: "be at", least: 0, most: 1, of: game.board.base(self) }]],
  }),
  card("2.5", {
    most: Number.POSITIVE_INFINITY,
    places: (self, ship) => (game) => areasOf(game, self, ship).map((region) => [{ must: "be inside", region }]),
  }),
];
