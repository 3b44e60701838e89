import type { Area, PlacementRule } from "@broadside/geometry";
import type { DeviceKind, Ship, Situation } from "@broadside/rules";
import {
  chargesOn,
  choose,
  deviceOn,
  enemiesOf,
  layDeviceFreely,
  optionsOf,
  type Procedure,
  pieceArea,
  piecesOf,
  roomForDevice,
  spendCharges,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

const FAR = 2;
const DONE = { key: "done", value: undefined } as const;
type Areas = (game: Situation) => readonly Area[];
interface Mine {
  readonly at: number;
  readonly kind: DeviceKind;
}

/** Requires a place far from enemies, from all devices including remotes, and from the areas that the edition adds. */
const rulesFor = (game: Situation, ship: Ship, besides: Areas): readonly PlacementRule[] => [
  { must: "be on the table" },
  {
    must: "be beyond",
    bands: FAR,
    of: [
      ...enemiesOf(game, ship).map((enemy) => game.board.base(enemy)),
      ...game.state.devices.map((device) => game.board.device(device)),
      ...game.state.remotes.filter(({ status }) => status === "inPlay").map((remote) => game.board.body(remote)),
      ...besides(game),
    ],
  },
];

/** Returns the ship's unused mine cards that still have a charge and whose mines fit somewhere on the table. */
const minesLeft = ({ game, self: { ship } }: CardScene, besides: Areas, laid: readonly number[]): readonly Mine[] =>
  game.factsOf(ship).upgrades.flatMap(({ device }, at) => {
    const kind = device?.type === "mine" && !laid.includes(at) && chargesOn(ship, at) > 0 ? deviceOn(game, ship, at) : undefined;
    return kind !== undefined && roomForDevice(game, kind, rulesFor(game, ship, besides)) ? [{ at, kind }] : [];
  });

function* layMines(scene: CardScene, besides: Areas): Procedure {
  const { game, self } = scene;
  const { ship } = self;
  const laid: number[] = [];
  while (minesLeft(scene, besides, laid).length > 0) {
    const mine = yield* choose<Mine | undefined>(() => {
      const options = minesLeft(scene, besides, laid).map((value) => ({ key: `${ship.upgrades[value.at]?.id}@${value.at}`, value }));
      return {
        kind: "choose one",
        seat: ship.seat,
        rule: "2E-SETUP-18" as const,
        about: { ship: ship.id, card: self.card },
        options: optionsOf<Mine | undefined>(laid.length > 0 || options.length === 0 ? [DONE, ...options] : options),
      };
    });
    if (!mine) return;
    laid.push(mine.at);
    spendCharges(game, ship, mine.at);
    yield* layDeviceFreely(game, ship, mine.kind, (now) => rulesFor(now, ship, besides));
  }
}

/** After set-up, the ship places one mine from each of its mine cards, for one charge each. */
const card = (edition: "2.0" | "2.5", besides: Areas): Card => ({
  card: "upgrade:saboteursmap",
  title: "Saboteur's Map",
  editions: [edition],
  triggers: [
    {
      at: "setUpOver",
      may: [
        {
          verb: "special",
          can: (scene) => minesLeft(scene, besides, []).length > 0,
          perform: (scene) => layMines(scene, besides),
        },
      ],
    },
  ],
});

/** In 2.5, mines must also be far from scenario markers and features. */
export const saboteursmap: readonly Card[] = [
  card("2.0", () => []),
  card("2.5", (game) => piecesOf(game).flatMap((piece) => (piece.pose ? [pieceArea(piece)] : []))),
];
