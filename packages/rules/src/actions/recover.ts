/**
 * Recover: the ship spends all energy from its Ship card to recover that many shields (HS-RECOVER-01 to -03, HS-ENERGY-21). With two Ship
 * cards, the owner chooses where the shields go (HS-RECOVER-04, -05). The action is allowed without energy or with full shields
 * (HS-RECOVER-92-Q). Cards may let the ship spend only part of its energy, or recover fewer shields.
 */
import { window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { recoverAnywhere } from "../damage/shields.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { spendEnergy } from "../energy/energy.ts";
import { latest, may } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";

export const recover: Action = {
  name: "recover",
  can: () => true,
  perform: procedure("recover", function* (game: Situation, ship: Ship): Procedure<boolean> {
    yield* window(game, "recovering", { ship: ship.id });
    const energy = may(game, "recoverPart", { ship }, false) ? yield* energyToSpend(ship) : ship.energy;
    spendEnergy(game, ship, energy);
    yield* recoverAnywhere(game, ship, Math.min(energy, latest(game, "mostRecovered", { ship }, energy)));
    return true;
  }),
};

/** Lets the player choose any amount of energy. Spending all of it is the first option. */
const energyToSpend = (ship: Ship): Procedure<number> =>
  choose<number>(() => ({
    kind: "energy to recover",
    seat: ship.seat,
    rule: "HS-RECOVER-01",
    about: { ship: ship.id },
    options: optionsOf(Array.from({ length: ship.energy + 1 }, (_, less) => ({ key: `${ship.energy - less}`, value: ship.energy - less }))),
  }));
