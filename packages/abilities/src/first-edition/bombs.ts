/** Phrases that cards about bombs share. */
import type { PlacedDevice, Ship, Situation } from "@broadside/rules";
import { shipOf } from "@broadside/rules";
import { type DeviceWay, droppedFrom, isFriendly, straightWay } from "@broadside/rules/procedures";
import type { CardText } from "../language/card.ts";
import type { CardScene, When } from "../language/scene.ts";

/** Those of a ship are friendly that was friendly, whatever has become of it. */
export const isFriendlyBomb = (game: Situation, ship: Ship, device: PlacedDevice): boolean =>
  isFriendly(game, ship, shipOf(game.state, device.ship));

/** The bomb token of the moment, while it lies on the table. */
export const bombOf = ({ game, moment }: CardScene): PlacedDevice | undefined => game.state.devices.find(({ id }) => id === moment.device);

/** It is a friendly one. */
export const isOfFriendlyBomb: When = (scene) => {
  const bomb = bombOf(scene);
  return bomb !== undefined && isFriendlyBomb(scene.game, scene.self.ship, bomb);
};

const PLAIN = straightWay("rear", 1);
const isPlain = ({ key, guides }: DeviceWay): boolean => key === droppedFrom(guides, PLAIN).key;

/** When dropping a bomb one of these may be used instead of the straight 1 template, at the same guides; they are written from the rear. */
export const insteadOfStraight1 =
  (...others: readonly DeviceWay[]): NonNullable<CardText["deviceWays"]> =>
  (_game, _self, { ways }) =>
    ways.filter(isPlain).flatMap(({ guides }) => others.map((way) => droppedFrom(guides, way)));
