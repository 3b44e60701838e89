import type { PlacedDevice } from "@broadside/rules";
import { hasLock } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { both, enemy, type ShipWhen } from "../../../language/when.ts";

const deviceOf = ({ game: { state }, moment }: CardScene): PlacedDevice | undefined => state.devices.find(({ id }) => id === moment.device);

const isOwnAndLocked: When = (scene) => {
  const { ship } = scene.self;
  const device = deviceOf(scene);
  return device !== undefined && device.seat === ship.seat && hasLock(ship, device.id);
};

const nearTheDevice: ShipWhen = (scene, ship) => {
  const { board } = scene.game;
  const device = deviceOf(scene);
  return device !== undefined && board.rangeToArea(ship, board.device(device)) <= 1;
};

export const padric: Card = {
  card: "pilot:padric",
  title: "Padric",
  triggers: [
    {
      at: "hasDetonated",
      when: isOwnAndLocked,
      must: [{ verb: "each ship", among: both(enemy, nearTheDevice), does: [{ verb: "gain", token: "strain", who: "chosen" }] }],
    },
  ],
};
