/** Tables of obstacle effects in 2.0 and 2.5, by kind, or by token if it has a special effect (2E-OBST-14). */
import type { AttackFace } from "@broadside/dice";
import type { Situation } from "../contract/situation.ts";
import type { PlacedObstacle, TokenKind } from "../state/state.ts";
import { kindOf } from "./obstacles.ts";

/** An effect that applies at once, or on a die result. */
export interface Harm {
  readonly hits?: number;
  readonly crits?: number;
  readonly token?: TokenKind;
  readonly count?: number;
}

/** What a ship on an obstacle can't do, and what others can't do to it. */
type ForbiddenAct = "lock" | "be locked" | "be jammed" | "be coordinated";

export interface ObstacleEffect {
  readonly atOnce?: Harm;
  readonly breaksLocks?: "on it" | "both ways";
  readonly die?: Readonly<Partial<Record<AttackFace, Harm>>>;
  /**
   * When a maneuver costs the action step: if the ship moves through or onto the obstacle (`met`), or only if it ends there (`ended on`). A
   * blaze costs the step in any kind of move, not just in a maneuver (2E-OBST-32-Q).
   */
  readonly costsAction?: "met" | "met in any move" | "ended on";
  /** What isn't allowed while a ship is at range 0 of the obstacle. */
  readonly bars?: readonly ForbiddenAct[];
}

const ONE_HIT: Harm = { hits: 1 };
const ONE_CRIT: Harm = { crits: 1 };
const ONE_STRESS: Harm = { token: "stress" };
const ONE_STRAIN: Harm = { token: "strain" };
const ONE_JAM: Harm = { token: "jam" };

type ObstacleEffects = Readonly<Record<string, ObstacleEffect>>;

/** See 2E-OBST-02 to -05, -07, -34-Q. Loose cargo and spare parts are debris (2E-OBST-08). */
const OBSTACLES_2_0: ObstacleEffects = {
  asteroid: { die: { hit: ONE_HIT, crit: ONE_CRIT }, costsAction: "met" },
  debris: { atOnce: ONE_STRESS, die: { crit: ONE_CRIT } },
  gascloud: { die: { focus: ONE_STRAIN, hit: ONE_STRAIN }, costsAction: "met" },
  electrochaff: {
    atOnce: ONE_JAM,
    breaksLocks: "on it",
    costsAction: "met",
    bars: ["be locked", "be jammed", "be coordinated"],
  },
};

const CARGO: ObstacleEffect = { atOnce: ONE_STRAIN, die: { hit: ONE_STRESS, crit: ONE_STRESS }, costsAction: "ended on" };

/** 2E-OBST-10 to -16, -18. */
const OBSTACLES_2_5: ObstacleEffects = {
  asteroid: { atOnce: ONE_HIT, die: { hit: ONE_HIT, crit: ONE_HIT }, costsAction: "ended on" },
  debris: { atOnce: ONE_STRESS, die: { hit: ONE_HIT, crit: ONE_CRIT }, costsAction: "ended on" },
  gascloud: {
    atOnce: ONE_STRAIN,
    breaksLocks: "both ways",
    die: { hit: { token: "ion" }, crit: { token: "ion", count: 3 } },
    costsAction: "ended on",
    bars: ["lock", "be locked"],
  },
  electrochaff: {
    atOnce: ONE_JAM,
    breaksLocks: "both ways",
    die: { hit: ONE_STRESS, crit: ONE_STRESS },
    costsAction: "ended on",
    bars: ["lock", "be locked"],
  },
  loosecargo: CARGO,
  spareparts: CARGO,
  blaze: { die: { hit: ONE_HIT, crit: ONE_HIT, focus: ONE_STRESS }, costsAction: "met in any move" },
};

export function effectOf({ edition }: Situation, obstacle: PlacedObstacle): ObstacleEffect | undefined {
  const effects = edition.switches.harshObstacles ? OBSTACLES_2_5 : OBSTACLES_2_0;
  return effects[obstacle.token] ?? effects[kindOf(obstacle)];
}
