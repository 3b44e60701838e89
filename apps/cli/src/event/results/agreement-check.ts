/** Checks that a game used the agreements that its event requires. */

import { agreementDifferences, agreementsOf, type ClockName, type WordedAgreement } from "@broadside/formats";
import { entriesIn } from "@broadside/kit";
import type { GameSetup } from "@broadside/rules";
import type { TournamentEvent } from "@broadside/tournament";
import { shownAgreement } from "../../agreement-options.ts";

const WORDS: Readonly<Record<WordedAgreement, string>> = {
  aids: "assistance",
  unknownDamage: "unknown Damage cards",
  standIn: "absent players",
  undo: "undo",
};
const CLOCK_WORDS: Readonly<Record<ClockName, string>> = {
  seat: "a seat",
  decision: "a decision",
  turn: "a turn",
  phase: "a phase",
  match: "the game",
  away: "an absent player",
};

/** Lists the agreements that the event requires, in one line; empty if it requires none. */
export function requiredAgreements({ settings: { agreements = {} } }: Pick<TournamentEvent, "settings">): readonly string[] {
  const { clocks = {}, ...words } = agreements;
  const fixed = [
    ...entriesIn(words).map(([name, word = ""]) => `${WORDS[name]} "${shownAgreement(word)}"`),
    ...entriesIn(clocks).map(([name, seconds]) => `a time limit of ${seconds} seconds for ${CLOCK_WORDS[name]}`),
  ];
  return fixed.length > 0 ? [`Recorded games must have these settings: ${fixed.join(", ")}`] : [];
}

/**
 * Returns a sentence for each agreement in the game that differs from what the event requires. Events from earlier versions require none.
 */
export const agreementsBroken = ({ settings }: Pick<TournamentEvent, "settings">, setup: GameSetup): readonly string[] =>
  agreementDifferences(agreementsOf(setup), settings.agreements ?? {}).map(({ name, played, fixed }) =>
    isClock(name)
      ? `The game had ${played === undefined ? "no time limit" : `a time limit of ${played} seconds`} for ${CLOCK_WORDS[name]}, but the event requires ${fixed} seconds.`
      : `The game's setting for ${WORDS[name]} was "${shownAgreement(String(played))}", but the event requires "${shownAgreement(String(fixed))}".`,
  );

const isClock = (name: WordedAgreement | ClockName): name is ClockName => name in CLOCK_WORDS;
