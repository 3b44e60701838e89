/** Finds the last round of a game, as set by the event or else by its scenario; undefined if there is none. */
import { findSheet, usualRounds } from "@broadside/scenarios";
import { type Round, scenarioOf, type TournamentEvent } from "@broadside/tournament";

function lastRoundOf({ format, settings }: TournamentEvent, { plan }: Round): number | undefined {
  const scenario = scenarioOf(format, plan);
  const sheet = scenario && findSheet(scenario.id);
  const usual = sheet && usualRounds(sheet, format.edition);
  return settings.gameRounds ?? usual;
}

/** Asks the user to check the number of rounds if it is higher than the game can have. */
export function roundsQuestion(event: TournamentEvent, round: Round, played: number): readonly string[] {
  const last = lastRoundOf(event, round);
  return last !== undefined && played > last
    ? [`The game can't have had ${played} rounds, because games here end after round ${last}.`]
    : [];
}
