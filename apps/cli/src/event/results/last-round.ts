/** After which round the games of an event's round end: as the event says, or else as its scenario does; undefined where no round is the last. */
import { findSheet, usualRounds } from "@broadside/scenarios";
import { type Round, scenarioOf, type TournamentEvent } from "@broadside/tournament";

function lastRoundOf({ format, settings }: TournamentEvent, { plan }: Round): number | undefined {
  const scenario = scenarioOf(format, plan);
  const sheet = scenario && findSheet(scenario.id);
  const usual = sheet && format.edition !== "1e" ? usualRounds(sheet, format.edition) : undefined;
  return settings.gameRounds ?? usual;
}

/** More rounds than a game can have. */
export function roundsQuestion(event: TournamentEvent, round: Round, played: number): readonly string[] {
  const last = lastRoundOf(event, round);
  return last !== undefined && played > last ? [`Game rounds: ${played} are too many, games end after round ${last} here.`] : [];
}
