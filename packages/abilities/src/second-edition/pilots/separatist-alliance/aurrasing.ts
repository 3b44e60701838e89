import type { Ship } from "@broadside/rules";
import {
  choose,
  holdersOfLocksOn,
  lockObject,
  loseLock,
  mayTransfer,
  type Option,
  type Procedure,
  transferToken,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, enemy, toThisShip, within } from "../../../language/when.ts";
import { ORANGE_AND_RED } from "../../upgrades/phrases.ts";
import { choosePair, isAnyPair, type PairWhen } from "../pair.ts";

/** A token or lock to move from one ship to another. */
interface Move {
  readonly key: string;
  open(): boolean;
  perform(): Procedure<boolean>;
}

/** A lock on a ship counts as that ship's red token (2E-ACT-36). When it is moved, the ship that has the lock locks `to` instead. */
function* moveLock({ game }: CardScene, holder: Ship, from: Ship, to: Ship): Procedure<boolean> {
  const moved = yield* lockObject(game, holder, to.id);
  if (moved) loseLock(game, holder, from.id);
  return moved;
}

function movesFrom(scene: CardScene, from: Ship, to: Ship): readonly Move[] {
  const { game, self } = scene;
  const tokens = ORANGE_AND_RED.flatMap((token) =>
    Array.from({ length: from.tokens[token] }, () => ({
      key: `${token} of ${from.id}`,
      open: () => mayTransfer(game, from, to, token),
      perform: () => transferToken(game, from, to, token, self.ship),
    })),
  );
  const locks = holdersOfLocksOn(game, from.id).map((holder) => ({
    key: `lock of ${holder.id} on ${from.id}`,
    open: () => holder !== to && holder.locks.includes(from.id) && game.edition.mayLock(game, holder),
    perform: () => moveLock(scene, holder, from, to),
  }));
  return [...tokens, ...locks].filter(({ open }) => open());
}
const movesBetween = (scene: CardScene, one: Ship, other: Ship): readonly Move[] => [
  ...movesFrom(scene, one, other),
  ...movesFrom(scene, other, one),
];

const NEAR_ENEMIES: PairWhen = {
  among: both(enemy, within(0, 1)),
  fits: (scene, one, other) => movesBetween(scene, one, other).length > 0,
};

/** Moves tokens and locks between ships, each at most once. */
function* transfer(scene: CardScene): Procedure {
  const { self } = scene;
  const pair = yield* choosePair(scene, NEAR_ENEMIES);
  let left = pair ? movesBetween(scene, ...pair) : [];
  while (left.some(({ open }) => open())) {
    const picked = yield* choose<Move | undefined>(() => {
      const open = left.filter((move, at) => move.open() && left.findIndex(({ key }) => key === move.key) === at);
      const none: Option<Move | undefined> = { key: "none", value: undefined };
      return {
        kind: "choose one",
        seat: self.ship.seat,
        rule: "2E-TOKEN-02",
        about: { ship: self.ship.id, card: self.card },
        options: [none, ...open.map((value) => ({ key: value.key, value }))],
      };
    });
    if (!picked) return;
    left = left.filter((move) => move !== picked);
    yield* picked.perform();
  }
}

export const aurrasing: Card = {
  card: "pilot:aurrasing",
  title: "Aurra Sing",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [{ verb: "spend force" }, { verb: "special", can: (scene) => isAnyPair(scene, NEAR_ENEMIES), perform: transfer }],
    },
  ],
};
