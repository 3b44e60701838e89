import {
  canDropCargo,
  canRecoverCharge,
  choose,
  dropCargo,
  holdersOfLocksOn,
  loseLock,
  type Option,
  optionsOf,
  type Procedure,
  recoverCharge,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Scene } from "../../../language/scene.ts";
import { upgradesOf } from "../../../language/when.ts";

const droidsLacking = ({ game, self: { ship } }: Scene): readonly Option<number>[] =>
  upgradesOf(game, ship, "astromech").flatMap((at) =>
    canRecoverCharge(game, ship, at) ? [{ key: `${ship.upgrades[at]?.id}@${at}`, value: at }] : [],
  );

function* mendDroid(scene: Scene): Procedure {
  const { game, self } = scene;
  const at = yield* choose<number | undefined>(() => {
    const droids = droidsLacking(scene);
    return {
      kind: "choose one",
      seat: self.ship.seat,
      rule: "2E-CHARGE-05",
      about: { ship: self.ship.id, card: self.card },
      options: droids.length > 0 ? optionsOf<number | undefined>(droids) : [{ key: "none", value: undefined }],
    };
  });
  if (at !== undefined) recoverCharge(game, self.ship, at);
}

function* dropParts({ game, self: { ship } }: Scene): Procedure {
  yield* dropCargo(game, ship, "spareparts");
  for (const holder of holdersOfLocksOn(game, ship.id)) loseLock(game, holder, ship.id);
}

/** Either a charge for an astromech, or parts dropped and all locks on the ship broken. */
export const sparepartscanisters: Card = {
  card: "upgrade:sparepartscanisters",
  title: "Spare Parts Canisters",
  action: { does: [{ verb: "spend charge" }, { verb: "special", can: (scene) => droidsLacking(scene).length > 0, perform: mendDroid }] },
  secondAction: {
    does: [
      { verb: "spend charge" },
      { verb: "special", can: ({ game, self }) => canDropCargo(game, self.ship, "spareparts"), perform: dropParts },
    ],
  },
};
