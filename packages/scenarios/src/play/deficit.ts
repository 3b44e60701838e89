/** When the game starts, the points that a squad has left unused go to its enemies (2E-SQUAD-20, 2E-SETUP-21, SC-COMMON-32, -33). */
import type { AnyScenarioRule, RuleName, Situation } from "@broadside/rules";
import { NOTHING, scorePoints, sidesOf } from "@broadside/rules/scenarios";
import { limitsOf } from "../option.ts";
import type { Sheet } from "../sheet.ts";

/**
 * Returns how many points a squad leaves unused. The limit is the agreed one, or else the sheet's. The result is never below 0
 * (SC-COMMON-56-Q).
 */
export function deficitOf({ setup, edition }: Situation, sheet: Sheet, seat: number): number {
  const limit = setup.limit ?? setup.options?.points ?? limitsOf(sheet, edition.id)?.points?.value;
  return Math.max(0, (limit ?? 0) - (setup.squads[seat]?.points ?? 0));
}

/** The name of these points on the score sheet. */
export const UNUSED_POINTS = "the enemy squad's unused points";

/** Records contain this text, so it must not change. */
const SHORT_OF_LIMIT = "what the enemy's squad is short of the limit";

/**
 * Makes the rule that gives unused points to the enemies. It applies only in games with mission points. `sheetOf` returns the scenario's
 * sheet.
 */
export const deficitRule = (rule: RuleName, sheetOf: () => Sheet): AnyScenarioRule => ({
  name: "Deficit",
  rule,
  at: "setUpOver",
  when: ({ edition }) => edition.switches.missionPoints,
  perform(game) {
    for (const { seats } of sidesOf(game))
      for (const seat of game.setup.seats.keys())
        if (!seats.includes(seat))
          scorePoints(game, seats[0] ?? 0, deficitOf(game, sheetOf(), seat), {
            rule,
            text: SHORT_OF_LIMIT,
          });
    return NOTHING;
  },
});
