import type { Ship, TargetId } from "@broadside/rules";
import {
  bentWay,
  canLaunchRemote,
  canLockObject,
  chargesOn,
  choose,
  type DeviceWay,
  launchRemote,
  lockObject,
  markPlaced,
  mayPlaceOrDecloak,
  optionsOf,
  type Procedure,
  spendCharges,
  straightWay,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { NO_RECOVERY } from "../phrases.ts";

const KIND = "trackingTorpedoes";
/** The ways to launch a torpedo. Each of them makes the torpedo face away from the ship. */
const WAYS: readonly DeviceWay[] = [straightWay("front", 4), bentWay("front", "bank", 3, "left"), bentWay("front", "bank", 3, "right")].map(
  (way) => ({ ...way, byItsRear: true }),
);
const DONE = { key: "done", value: undefined } as const;

const open = ({ game, self: { ship, at } }: CardScene, used: readonly DeviceWay[]) =>
  chargesOn(ship, at) > 0
    ? WAYS.filter((way) => !used.includes(way) && canLaunchRemote(game, ship, KIND, [way])).map((value) => ({ key: value.key, value }))
    : [];

/** Launches torpedoes until the player stops. Each launch costs one charge and uses a different template. */
function* launch(scene: CardScene): Procedure {
  const { game, self } = scene;
  const { ship } = self;
  const before = game.state.remotes.filter(({ status }) => status === "inPlay").map(({ id }) => id);
  const used: DeviceWay[] = [];
  while (open(scene, used).length > 0) {
    const way = yield* choose<DeviceWay | undefined>(() => ({
      kind: "place device",
      seat: ship.seat,
      rule: "2E-DEV-02",
      about: { ship: ship.id, card: self.card },
      options: optionsOf<DeviceWay | undefined>(
        used.length > 0 || open(scene, used).length === 0 ? [DONE, ...open(scene, used)] : open(scene, used),
      ),
    }));
    if (!way) break;
    used.push(way);
    spendCharges(game, ship, self.at);
    yield* launchRemote(game, ship, KIND, [way]);
  }
  markPlaced(game, ship);
  for (const torpedo of game.state.remotes)
    if (torpedo.status === "inPlay" && !before.includes(torpedo.id)) yield* lockForIt(scene, torpedo);
}

/** Lets the torpedo lock an object that the ship that launched it has locked, at any range. */
function* lockForIt({ game, self: { ship, card } }: CardScene, torpedo: Ship): Procedure {
  const target = yield* choose<TargetId | undefined>(() => ({
    kind: "lock",
    seat: ship.seat,
    rule: "2E-ACT-32",
    about: { ship: torpedo.id, card },
    options: [
      { key: "none", value: undefined },
      ...ship.locks.filter((lock) => canLockObject(game, torpedo, lock)).map((value) => ({ key: value, value })),
    ],
  }));
  if (target !== undefined) yield* lockObject(game, torpedo, target);
}

export const trackingtorpedoes: Card = {
  card: "upgrade:trackingtorpedoes",
  title: "Tracking Torpedoes",
  permissions: NO_RECOVERY,
  triggers: [
    {
      at: "systemPhase",
      when: all(toThisShip, ({ self }) => mayPlaceOrDecloak(self.ship)),
      may: [{ verb: "special", can: (scene) => open(scene, []).length > 0, perform: launch }],
    },
  ],
};
