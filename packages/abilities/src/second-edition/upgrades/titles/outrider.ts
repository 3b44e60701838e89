import { SEEKS_OBSTRUCTION } from "../../../both-editions/obstruction.ts";
import type { Card } from "../../../language/card.ts";
import { all, atRange, isAttacker, toThisShip, withPrimary } from "../../../language/when.ts";
import { fullyExecuted, obstructedByObstacle } from "../../../language/when-second-edition.ts";
import { ORANGE_AND_RED, removeOne } from "../phrases.ts";

const NAME = { card: "upgrade:outrider", title: "Outrider" } as const;

export const outrider: readonly Card[] = [
  {
    ...NAME,
    permissions: SEEKS_OBSTRUCTION,
    editions: ["2.0"],
    changes: [{ of: "defenseDice", whose: "defender", by: -1, when: all(isAttacker, obstructedByObstacle) }],
    triggers: [
      {
        at: "maneuverExecuted",
        when: all(toThisShip, fullyExecuted, ({ game }) => (game.state.motion?.met.length ?? 0) > 0),
        may: [removeOne(ORANGE_AND_RED)],
      },
    ],
  },
  {
    ...NAME,
    permissions: SEEKS_OBSTRUCTION,
    editions: ["2.5"],
    changes: [{ of: "attackDice", by: 1, when: all(withPrimary, atRange(3)) }],
    dice: [{ dice: "defense", as: "attacker", when: obstructedByObstacle, may: [{ verb: "change", from: "evade", to: "focus" }] }],
  },
];
