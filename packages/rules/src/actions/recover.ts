/**
 * Recover: all energy of the Ship card is spent, and as many shields come back (HS-RECOVER-01 to -03, HS-ENERGY-21), on a ship with two Ship
 * cards wherever its owner likes (HS-RECOVER-04, -05); also without energy, or with full shields (HS-RECOVER-92-Q). Cards may let the ship
 * spend a part of its energy, or bring back fewer shields.
 */
import { window } from "../abilities/window.ts";
import { recoverAnywhere } from "../damage/shields.ts";
import { choose, optionsOf, type Procedure } from "../driver/ask.ts";
import type { Action } from "../driver/edition-parts.ts";
import { procedure } from "../driver/procedure.ts";
import type { Situation } from "../driver/situation.ts";
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

/** Any part of it, all of it first. */
const energyToSpend = (ship: Ship): Procedure<number> =>
  choose<number>(() => ({
    kind: "energy to recover",
    seat: ship.seat,
    rule: "HS-RECOVER-01",
    about: { ship: ship.id },
    options: optionsOf(Array.from({ length: ship.energy + 1 }, (_, less) => ({ key: `${ship.energy - less}`, value: ship.energy - less }))),
  }));
