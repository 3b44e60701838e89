/** Finds the rule that says how a game's ending counts. */
import { GAME_FORMAT_IDS, gameSheet } from "@broadside/formats";
import type { RuleName } from "@broadside/protocol";
import type { Ending, Game } from "@broadside/rules";

/** How a game ended. At some events, a narrow win when time is up is a modified win. */
export interface EndingCase {
  readonly ending: Ending;
  readonly isDraw: boolean;
  readonly isModified: boolean;
}

export function endingRule({ setup, edition }: Game, { ending, isDraw, isModified }: EndingCase): RuleName | undefined {
  const format = GAME_FORMAT_IDS.find((id) => id === setup.format);
  const rules = (format && gameSheet(format).rules.endings) ?? edition.endings;
  if (ending === "elimination") return isDraw ? (rules.nobodyLeft ?? rules.elimination) : rules.elimination;
  if (ending === "concession" || ending === "goal") return rules[ending];
  if (ending === "judge" || ending === "agreement") return undefined;
  if (isDraw) return rules.level ?? rules.scores;
  return isModified ? (rules.modified ?? rules.scores) : rules.scores;
}
