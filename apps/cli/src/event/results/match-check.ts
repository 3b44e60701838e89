/** Whether a recorded game is the match that an event has planned: its edition, format, scenario, limit and lists, each compared by id or value. */
import type { Catalogue } from "@broadside/cards";
import { changedFigures, playedHash, playedLimit, playedRounds } from "@broadside/content";
import { type Reference, referencesOf, scenarioFacts } from "@broadside/formats";
import type { GameRecord, GameSetup } from "@broadside/rules";
import { formatById } from "@broadside/squads";
import {
  countsOf,
  type EventFormat,
  type HandedSquad,
  type Round,
  type RoundPlan,
  scenarioOf,
  type TournamentEvent,
} from "@broadside/tournament";

/** What is not the same, each in a sentence with what the game has and what the event has. */
export const matchDifferences = ({ format }: TournamentEvent, { number, plan }: Round, setup: GameSetup): readonly string[] => {
  const scenario = scenarioOf(format, plan);
  const played = setup.scenario === undefined ? undefined : (scenarioFacts(setup.scenario)?.name ?? setup.scenario);
  if (setup.edition !== format.edition)
    return [`The game is of edition ${setup.edition}; ${format.name} is played in edition ${format.edition}.`];
  if (played !== scenario?.name)
    return [`The game was ${played ?? "played without a scenario"}; round ${number} is ${scenario?.name ?? "played without a scenario"}.`];
  if (scenario === undefined && setup.format !== format.lists.format)
    return [`The game was played as ${setup.format}; the event is played as ${format.lists.format}.`];
  return limitDifference(format, number, plan, setup);
};

function limitDifference(format: EventFormat, round: number, plan: RoundPlan, setup: GameSetup): readonly string[] {
  const played = playedLimit(setup);
  const counts = countsOf(format, plan);
  return played === undefined || (played.value === plan.limit && played.counts === counts)
    ? []
    : [`The game was played to ${played.value} ${played.counts} a side; round ${round} is played to ${plan.limit} ${counts}.`];
}

/**
 * What else a game was played by than the event has it: its last round, the rules reference, figures of the scenario. Players may have agreed
 * on these, so that the staff may let them pass.
 */
export function playedOtherwise({ settings }: TournamentEvent, { number }: Round, { setup, claim }: GameRecord): readonly string[] {
  return [
    ...roundsDifference(settings.gameRounds, number, setup, claim?.rounds ?? 0),
    ...referenceDifference(settings.reference, setup),
    ...changedFigures(setup).map(
      ({ words, played, usual }) => `The game was played with another figure of its scenario: ${words}, ${played} instead of ${usual}.`,
    ),
  ];
}

/** The players have cut it short, or it went on for longer than the event has it. */
function roundsDifference(fixed: number | undefined, round: number, setup: GameSetup, played: number): readonly string[] {
  const { last, usual } = playedRounds(setup);
  const due = fixed ?? usual;
  const isShorter = last !== undefined && (due === undefined || last < due);
  const isLonger = due !== undefined && played > due;
  if (!isShorter && !isLonger) return [];
  const game = isShorter ? `The players had their game end after round ${last}` : `The game went on for ${played} rounds`;
  return [`${game}; in round ${round} of the event games ${due === undefined ? "have no last round" : `end after round ${due}`}.`];
}

function referenceDifference(fixed: Reference | undefined, { edition, reference }: GameSetup): readonly string[] {
  const usual = referencesOf(edition).at(-1);
  const [played, due] = [reference ?? usual, fixed ?? usual];
  return played === due ? [] : [`The game was played by the rules reference ${played}; the event goes by ${due}.`];
}

/** A list as the event keeps it, beside what was flown. */
export interface ComparedList {
  readonly player: string;
  readonly handed: HandedSquad;
  /** Of the whole list. */
  readonly faction: string | undefined;
  /** What was locked before squads had hashes of their own. */
  readonly lockedHash: string | undefined;
  readonly played: GameSetup["squads"][number];
}

/** By hash; a list of which only totals or ships are known by its faction and their points. */
export function listDifference(
  { player, handed, faction, lockedHash, played }: ComparedList,
  squadFormat: string,
  catalogue: Catalogue,
): string | undefined {
  const format = formatById(squadFormat);
  const locked = handed.hash ?? lockedHash;
  if (locked !== undefined && format) {
    const hash = playedHash(played, format, catalogue);
    return hash === locked
      ? undefined
      : `${player} has played another list than the one that was handed in: ${short(hash)} instead of ${short(locked)}.`;
  }
  if (faction !== undefined && faction !== played.faction)
    return `${player} has played a list of ${played.faction}; the one that was handed in is ${faction}.`;
  const total = played.ships.reduce((sum, { points }) => sum + points, 0);
  const isSame =
    handed.ships.length === 0
      ? handed.points === total
      : handed.ships.length === played.ships.length && handed.ships.every(({ points }, at) => points === played.ships[at]?.points);
  return isSame ? undefined : `${player} has played another list than the one that was handed in: the ships do not count the same.`;
}

/** Enough of a hash to tell two lists apart. */
const short = (hash: string): string => hash.slice(0, 12);
