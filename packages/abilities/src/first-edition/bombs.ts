/** Parts of card texts that several cards about bombs share. */
import type { BombPart, PlacedDevice, Ship, Situation } from "@broadside/rules";
import { shipOf } from "@broadside/rules";
import { type DeviceWay, droppedFrom, isFriendly, mayDrop, straightWay } from "@broadside/rules/procedures";
import { bombsNamed, bombsOf, dropOf } from "../language/bombs.ts";
import type { CardText } from "../language/card.ts";
import type { Instruction } from "../language/instruction.ts";
import { pick } from "../language/pick.ts";
import { type CardScene, sceneOf, type When } from "../language/scene.ts";
import { perform } from "../language/verbs.ts";

/** True for a friendly bomb. A bomb stays friendly even if the ship that dropped it is gone. */
export const isFriendlyBomb = (game: Situation, ship: Ship, device: PlacedDevice): boolean =>
  isFriendly(game, ship, shipOf(game.state, device.ship));

/** Returns the bomb token that triggered the card, if it is still on the table. */
export const bombOf = ({ game, moment }: CardScene): PlacedDevice | undefined => game.state.devices.find(({ id }) => id === moment.device);

/** True if the bomb that triggered the card is friendly. */
export const isOfFriendlyBomb: When = (scene) => {
  const bomb = bombOf(scene);
  return bomb !== undefined && isFriendlyBomb(scene.game, scene.self.ship, bomb);
};

const PLAIN = straightWay("rear", 1);
const isPlain = ({ key, guides }: DeviceWay): boolean => key === droppedFrom(guides, PLAIN).key;

/**
 * Lets a bomb be dropped with these templates instead of the straight 1, from any guides that could use the straight 1. The templates are
 * given as seen from the rear guides.
 */
export const insteadOfStraight1 =
  (...others: readonly DeviceWay[]): NonNullable<CardText["deviceWays"]> =>
  (_game, _self, { ways }) =>
    ways.filter(isPlain).flatMap(({ guides }) => others.map((way) => droppedFrom(guides, way)));

interface HowDropped {
  /** Other ways to drop the bomb. They replace the straight 1 template at the rear guides. */
  readonly ways?: readonly DeviceWay[];
  /** Discards the card even if it would normally stay. */
  readonly discarded?: true;
}

/** Drops one of the ship's bombs of a given kind. */
export const dropOne = (isSuch: (bomb: BombPart) => boolean, { ways, discarded }: HowDropped = {}): Instruction =>
  pick({
    kind: "bomb to drop",
    rule: "1E-BOMB-01",
    among: ({ game, self: { ship } }) => (mayDrop(ship) ? bombsNamed(bombsOf(game, ship).filter(({ bomb }) => isSuch(bomb))) : []),
    *perform({ game }, { self, bomb }) {
      yield* perform(sceneOf(game, self), dropOf(discarded ? { device: bomb.device } : bomb, ways));
    },
  });
