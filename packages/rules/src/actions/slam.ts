/**
 * SLAM (1E-ACT-16, 2E-ACT-48):
 * 1. Choose a maneuver from the dial with the speed executed this round. An ionized ship counts as having executed speed 1.
 * 2. Execute it like any other maneuver, including its difficulty (2E-ACT-51).
 * 3. Gain a weapons disabled token.
 * 4. Resolve effects after the maneuver and after the action, in one window (1E-ACT-22).
 */
import type { Colour } from "@broadside/cards";
import type { RuleName } from "@broadside/protocol";
import { windows } from "../abilities/window.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import type { Occasions } from "../contract/timing.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { executeManeuver } from "../maneuver/maneuver.ts";
import { mayFly } from "../maneuver/stress.ts";
import { isStressed } from "../queries/figures.ts";
import { difficultyOf } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";
import { noteAction } from "./perform-action.ts";

const NONE: Option<undefined> = { key: "none", value: undefined };

interface Slamming {
  readonly rule: RuleName;
  /** Whether the ship may SLAM at this point. */
  isTime(game: Situation, ship: Ship, kind: "action" | "free action" | undefined): boolean;
  /** Whether a maneuver would make the SLAM fail. Maneuvers that wouldn't are listed first. */
  fails?(game: Situation, ship: Ship, code: string): boolean;
}

export const slamBy = ({ rule, isTime, fails }: Slamming): Action => ({
  name: "slam",
  tellsItself: true,
  maneuvers,
  can: (game, ship, kind) => isTime(game, ship, kind) && maneuvers(game, ship).length > 0,
  perform: procedure("slam", function* (game: Situation, ship: Ship, colour?: Colour): Procedure<boolean> {
    const whileStressed = isStressed(ship);
    const code = yield* choose<string | undefined>((now) => {
      const codes = maneuvers(now, ship);
      const failing = fails ? codes.filter((one) => fails(now, ship, one)) : [];
      const options = [...codes.filter((one) => !failing.includes(one)), ...failing].map((value) => ({ key: value, value }));
      return { kind: "slam", seat: ship.seat, rule, about: { ship: ship.id }, options: optionsOf(options.length > 0 ? options : [NONE]) };
    });
    if (code === undefined || ship.status !== "inPlay" || fails?.(game, ship, code)) return false;
    noteAction(game, ship, "slam");
    yield* executeManeuver(game, ship, code, {
      revealed: false,
      afterwards: () => afterSlam(game, ship, { whileStressed, ...(colour && { colour }) }),
    });
    return true;
  }),
});

/** In the first edition, a SLAM is never a free action. */
export const slam = slamBy({ rule: "1E-ACT-16", isTime: (_game, _ship, kind) => kind !== "free action" });

type HowSlammed = Pick<Occasions["actionPerformed"], "colour" | "whileStressed">;

const afterSlam = procedure("afterSlam", function* (game: Situation, ship: Ship, how: HowSlammed): Procedure {
  yield* assign(game, ship, "disarm");
  yield* windows(game, [
    { at: "maneuverExecuted", occasion: { ship: ship.id } },
    { at: "actionPerformed", occasion: { ship: ship.id, action: "slam", ...how } },
  ]);
});

/**
 * Returns the codes of the dial's maneuvers with the speed that the ship executed. A stressed ship can't choose red maneuvers (1E-MOVE-07).
 */
function maneuvers(game: Situation, ship: Ship): readonly string[] {
  const found: string[] = [];
  for (const [code, maneuver] of game.factsOf(ship).dial) {
    if (maneuver.speed !== ship.speed) continue;
    if (mayFly(game, ship, { ...maneuver, colour: difficultyOf(game, ship, maneuver) })) found.push(code);
  }
  return found;
}
