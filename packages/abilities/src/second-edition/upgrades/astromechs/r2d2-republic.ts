import type { PlacedDeviceId, ShipId } from "@broadside/rules";
import { removeDevice } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { named, pick } from "../../../language/pick.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

/** Returns devices at range 0-1, including remotes (2E-COMP-12). */
const devicesNear = ({ game, self: { ship } }: CardScene): readonly (PlacedDeviceId | ShipId)[] => {
  const remotes = game.state.remotes.filter((remote) => remote.status === "inPlay" && game.board.range(ship, remote) <= 1);
  const others = game.state.devices.filter((device) => game.board.rangeToArea(ship, game.board.device(device)) <= 1);
  return [...others, ...remotes].map(({ id }) => id);
};

const REMOVE_DEVICE = pick({
  kind: "device to remove",
  rule: "2E-COMP-12",
  among: (scene) => named(devicesNear(scene)),
  apply: ({ game }, device) => removeDevice(game, device),
});

/** Spends a charge and gains a deplete token to repair a card, recover a shield or remove a device. */
export const r2d2republic: Card = {
  card: "upgrade:r2d2-republic",
  title: "R2-D2",
  triggers: [
    {
      at: "activationOver",
      when: toThisShip,
      may: [
        { verb: "spend charge" },
        { verb: "gain", token: "deplete" },
        {
          verb: "one of",
          choices: { "recover shield": [{ verb: "recover shield" }], repair: [{ verb: "repair" }], "remove device": [REMOVE_DEVICE] },
        },
      ],
    },
  ],
};
