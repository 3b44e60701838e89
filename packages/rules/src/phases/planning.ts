/**
 * The Planning phase.
 *
 * 1. Resolve effects at its start.
 * 2. Set a dial for every ship, secretly and in any order; dials can be changed until all are set (1E-PLAN-01, -02). In most versions,
 *    ionized ships get none (1E-PLAN-04, 2E-PLAN-06, -07), and wingmates use their leader's (EB-WPHASE-02).
 * 3. Resolve effects at its end.
 */
import { bearersOn } from "../abilities/cards-in-play.ts";
import { endEffects } from "../abilities/effects.ts";
import { window } from "../abilities/window.ts";
import type { ChoiceAsk, Procedure } from "../contract/ask.ts";
import type { Step } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { together } from "../driver/ask.ts";
import { dialOptions } from "../maneuver/dial.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";

export const PLANNING: readonly Step[] = [
  {
    name: "start of planning",
    run: (game) => window(game, "startOfPlanning", {}),
  },
  {
    name: "set dials",
    *run(game: Situation): Procedure {
      const ships = shipsInPlay(game).filter((ship) => getsDial(game, ship));
      const codes = yield* together(ships.map((ship) => (now: Situation) => dialAsk(now, ship)));
      ships.forEach((ship, at) => {
        if (ship.status === "inPlay") game.setShip(ship, { dial: codes[at] });
      });
    },
  },
  {
    name: "end of planning",
    isIdle: (game) => game.state.effects.length === 0 && bearersOn(game, "dialsSet").length === 0,
    *run(game: Situation): Procedure {
      yield* window(game, "dialsSet", {});
      endEffects(game, "phase");
    },
  },
];

const getsDial = (game: Situation, ship: Ship): boolean =>
  game.state.seats[ship.seat]?.status === "playing" && game.edition.getsDial(game, ship);

const NO_DIAL = { key: "none", value: undefined } as const;

/**
 * Asks for a dial. Stressed ships may set red maneuvers too. If a judge has removed the ship or its dial in the meantime, no question is
 * asked.
 */
function dialAsk(game: Situation, ship: Ship): ChoiceAsk<string | undefined> {
  const about = { ship: ship.id };
  const rule = game.edition.questions.dial;
  if (ship.status !== "inPlay" || !getsDial(game, ship)) return { kind: "dial", seat: ship.seat, rule, about, options: [NO_DIAL] };
  return { kind: "dial", seat: ship.seat, rule, about, secret: true, options: dialOptions(game, ship) };
}
