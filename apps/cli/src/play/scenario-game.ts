/** A game of the second edition from the command line: a scenario, so many seats, lists as files or ready-made, others filled up. */
import { defaultSquad, type Entrant, faultInWords, prepareGame, type SecondEdition, usualEdition } from "@broadside/content";
import type { Content, GameSetup } from "@broadside/rules";
import { findSheet, type Sheet } from "@broadside/scenarios";
import { formatById } from "@broadside/squads";
import { complain, EXIT } from "../exit-codes.ts";
import { problemInWords, readEntry } from "../squad-file.ts";
import { nameOf, openOne } from "./lists-in-play.ts";
import { PLAYER_NAMES, type PlayerName } from "./play-choices.ts";
import type { PlayOptions } from "./play-options.ts";

/** A game that is ready to be played. */
export interface ScenarioGame {
  readonly setup: GameSetup;
  readonly content: Content;
  /** One a seat. */
  readonly players: readonly PlayerName[];
}

/** Everything that is in the way is said, each with its rule; an exit code then. */
export async function scenarioGame(options: PlayOptions, scenario: string, data: unknown): Promise<ScenarioGame | number> {
  const sheet = findSheet(scenario);
  const edition: SecondEdition = options.edition ?? (sheet ? usualEdition(sheet) : "2.0");
  const entrants = await entrantsOf(options, edition, data);
  if (!entrants) return EXIT.refused;
  const seats = options.seats ?? Math.max(entrants.length, sheet?.players.seats[0] ?? 2);
  if (entrants.length > seats) {
    complain(`There are ${entrants.length} lists for ${seats} seats.`);
    return EXIT.usage;
  }
  const teams = options.teams ?? (sheet && seats > 2 && isTeamBattle(sheet) ? alternating(seats) : undefined);
  if (teams && teams.length !== seats) {
    complain(`--teams names a team for each of the ${seats} seats, not ${teams.length}.`);
    return EXIT.usage;
  }
  const alone = Array.from({ length: seats }, () => undefined);
  const all: Entrant[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const given = entrants[seat];
    const team = teams?.[seat];
    const squad = given?.squad ?? (sheet && (await defaultSquad({ sheet, edition, options: options.set, teams: teams ?? alone, seat })));
    if (squad) all.push({ name: given?.name ?? squad.name ?? `Seat ${seat + 1}`, squad, ...(team !== undefined && { team }) });
  }
  const named = withNamesApart(all);
  const prepared = await prepareGame({ scenario, edition, reference: options.reference, options: options.set, entrants: named });
  if (!("faults" in prepared)) return { ...prepared, players: prepared.setup.seats.map((_, seat) => playerOf(options, seat)) };
  complain("The game cannot be played:");
  for (const fault of prepared.faults) complain(`  ${fault.rule}: ${faultInWords(fault, named)}.`);
  return EXIT.refused;
}

/** It can be nothing else for more than two. */
const isTeamBattle = ({ players: { types } }: Sheet): boolean => types.includes("team-battle") && !types.includes("free-for-all");

/** One named player stands for all. */
const playerOf = ({ players }: PlayOptions, seat: number): PlayerName => players[seat] ?? players[0] ?? PLAYER_NAMES[0];

/** Seats of two teams in turn. */
const alternating = (seats: number): readonly number[] => Array.from({ length: seats }, (_, seat) => (seat % 2) + 1);

async function entrantsOf({ files }: PlayOptions, edition: SecondEdition, data: unknown): Promise<readonly Entrant[] | undefined> {
  const entrants: Entrant[] = [];
  let failed = false;
  for (const file of files) {
    const opened = await openOne(file);
    const wanted = opened?.list.format === undefined ? undefined : formatById(opened.list.format);
    if (opened && wanted && wanted.edition !== edition) {
      complain(`${file} is a list of ${wanted.edition}; the game is played in ${edition}.`);
      failed = true;
      continue;
    }
    const read = opened && (await readEntry(file, opened.list, edition, data));
    if (!read) {
      failed = true;
      continue;
    }
    for (const note of read.notes) complain(`Note: ${file}: ${problemInWords(note)}.`);
    for (const squad of read.entry.squads) entrants.push({ name: nameOf(file, squad), squad });
  }
  return failed ? undefined : entrants;
}

function withNamesApart(entrants: readonly Entrant[]): readonly Entrant[] {
  const counts = new Map<string, number>();
  return entrants.map((entrant) => {
    const count = (counts.get(entrant.name) ?? 0) + 1;
    counts.set(entrant.name, count);
    return count === 1 ? entrant : { ...entrant, name: `${entrant.name} ${count}` };
  });
}
