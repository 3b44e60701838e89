/** Compares a recorded game with a match at an event: edition, format, scenario, limit and lists. */
import type { Catalogue } from "@broadside/cards";
import { changedFigures, playedHash, playedLimit, playedRounds } from "@broadside/content";
import { type Reference, referencesOf, scenarioFacts } from "@broadside/formats";
import type { GameRecord, GameSetup } from "@broadside/rules";
import { formatById } from "@broadside/squads";
import {
  countsOf,
  type EventFormat,
  type Round,
  type RoundPlan,
  type SubmittedSquad,
  scenarioOf,
  type TournamentEvent,
} from "@broadside/tournament";

/** Returns a sentence for each difference. */
export const matchDifferences = ({ format }: TournamentEvent, { number, plan }: Round, setup: GameSetup): readonly string[] => {
  const scenario = scenarioOf(format, plan);
  const played = setup.scenario === undefined ? undefined : (scenarioFacts(setup.scenario)?.name ?? setup.scenario);
  if (setup.edition !== format.edition)
    return [`The game used edition ${setup.edition}, but ${format.name} uses edition ${format.edition}.`];
  if (played !== scenario?.name)
    return [`The game was played ${inScenario(played)}, but round ${number} is played ${inScenario(scenario?.name)}.`];
  if (scenario === undefined && setup.format !== format.lists.format)
    return [`The game was played as ${setup.format}, but the event is played as ${format.lists.format}.`];
  return limitDifference(format, number, plan, setup);
};

const inScenario = (name: string | undefined): string => (name === undefined ? "without a scenario" : `in ${name}`);

function limitDifference(format: EventFormat, round: number, plan: RoundPlan, setup: GameSetup): readonly string[] {
  const played = playedLimit(setup);
  const counts = countsOf(format, plan);
  return played === undefined || (played.value === plan.limit && played.counts === counts)
    ? []
    : [`The limit in the game was ${played.value} ${played.counts} per side, but round ${round} has a limit of ${plan.limit} ${counts}.`];
}

/**
 * Returns the differences that the staff can accept, because players may have agreed on them: last round, rules reference and scenario
 * settings.
 */
export function acceptableDifferences({ settings }: TournamentEvent, { number }: Round, { setup, claim }: GameRecord): readonly string[] {
  return [
    ...roundsDifference(settings.gameRounds, number, setup, claim?.rounds ?? 0),
    ...referenceDifference(settings.reference, setup),
    ...changedFigures(setup).map(
      ({ words, played, usual }) => `The game changed a setting of its scenario: ${words}, ${played} instead of ${usual}.`,
    ),
  ];
}

/** Reports a game that was shorter or longer than the event allows. */
function roundsDifference(fixed: number | undefined, round: number, setup: GameSetup, played: number): readonly string[] {
  const { last, usual } = playedRounds(setup);
  const due = fixed ?? usual;
  const isShorter = last !== undefined && (due === undefined || last < due);
  const isLonger = due !== undefined && played > due;
  if (!isShorter && !isLonger) return [];
  const game = isShorter ? `The players ended their game after round ${last}` : `The game lasted ${played} rounds`;
  return [`${game}, but games in round ${round} of the event ${due === undefined ? "have no last round" : `end after round ${due}`}.`];
}

function referenceDifference(fixed: Reference | undefined, { edition, reference }: GameSetup): readonly string[] {
  const usual = referencesOf(edition).at(-1);
  const [played, due] = [reference ?? usual, fixed ?? usual];
  return played === due ? [] : [`The game used rules reference ${played}, but the event uses ${due}.`];
}

/** The list that the event stores and the list that was played. */
export interface ComparedList {
  readonly player: string;
  readonly handed: SubmittedSquad;
  /** The whole list's faction. */
  readonly faction: string | undefined;
  /** The whole list's hash, for lists from earlier versions, which didn't store a hash for each squad. */
  readonly lockedHash: string | undefined;
  readonly played: GameSetup["squads"][number];
}

/** Compares two lists by hash, or by faction and points if the event has no hash. */
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
      : `${player} played a different list from the one handed in: its hash is ${short(hash)} instead of ${short(locked)}.`;
  }
  if (faction !== undefined && faction !== played.faction)
    return `${player}'s list in the game is ${played.faction}, but the one handed in is ${faction}.`;
  const total = played.ships.reduce((sum, { points }) => sum + points, 0);
  const isSame =
    handed.ships.length === 0
      ? handed.points === total
      : handed.ships.length === played.ships.length && handed.ships.every(({ points }, at) => points === played.ships[at]?.points);
  return isSame ? undefined : `${player} played a different list from the one handed in: its ships have different points.`;
}

/** Shortens a hash, but keeps enough to distinguish two lists. */
const short = (hash: string): string => hash.slice(0, 12);
