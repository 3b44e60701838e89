/** Whether a game was played by what its event has fixed that players agree on. */
import { agreementDifferences, agreementsOf, type ClockName, type WordedAgreement } from "@broadside/formats";
import type { GameSetup } from "@broadside/rules";
import type { TournamentEvent } from "@broadside/tournament";

const WORDS: Readonly<Record<WordedAgreement, string>> = {
  aids: "aids",
  unknownDamage: "unknown Damage cards",
  standIn: "who stands in for the absent",
  undo: "taking back",
};
const CLOCK_WORDS: Readonly<Record<ClockName, string>> = { seat: "a seat", phase: "a phase", match: "the game" };

/** What is fixed, in a line; none where nothing is. */
export function fixedInWords({ settings: { agreements = {} } }: Pick<TournamentEvent, "settings">): readonly string[] {
  const { clocks = {}, ...words } = agreements;
  const fixed = [
    ...Object.entries(words).map(([name, word]) => `${WORDS[name as WordedAgreement]}: ${word}`),
    ...Object.entries(clocks).map(([name, seconds]) => `clock for ${CLOCK_WORDS[name as ClockName]}: ${seconds} seconds`),
  ];
  return fixed.length > 0 ? [`Recorded games are played with ${fixed.join("; ")}`] : [];
}

/** What differs, each in a sentence. Nothing is fixed in events of earlier versions. */
export const agreementsBroken = ({ settings }: Pick<TournamentEvent, "settings">, setup: GameSetup): readonly string[] =>
  agreementDifferences(agreementsOf(setup), settings.agreements ?? {}).map(({ name, played, fixed }) =>
    isClock(name)
      ? `The game had ${played === undefined ? "no clock" : `a clock of ${played} seconds`} for ${CLOCK_WORDS[name]}; the event has fixed ${fixed} seconds.`
      : `The game was played with ${WORDS[name]}: ${played}; the event has fixed ${fixed}.`,
  );

const isClock = (name: WordedAgreement | ClockName): name is ClockName => name in CLOCK_WORDS;
