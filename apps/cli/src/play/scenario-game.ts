/** A game of the second edition from the command line: a scenario, so many seats, lists as files or ready-made, others filled up. */
import { defaultLineUp, type Entrant, faultInWords, prepareGame, type SecondEdition, usualEdition } from "@broadside/content";
import type { Content, GameSetup } from "@broadside/rules";
import { findSheet, type Sheet, teamsFor, typesFor } from "@broadside/scenarios";
import { formatById } from "@broadside/squads";
import { complain, EXIT } from "../exit-codes.ts";
import { problemInWords, readEntry } from "../squad/squad-file.ts";
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
  const teams = options.teams ?? usualTeams(sheet, seats);
  if (teams.length !== seats) {
    complain(`--teams names a team for each of the ${seats} seats, not ${teams.length}.`);
    return EXIT.usage;
  }
  const given = entrants.map(({ squad }) => squad);
  const squads = sheet ? await defaultLineUp({ sheet, edition, options: options.set, teams, given }) : given;
  const named = withNamesApart(
    squads.map((squad, seat) => ({ name: entrants[seat]?.name ?? squad.name ?? `Seat ${seat + 1}`, squad, team: teams[seat] })),
  );
  const prepared = await prepareGame({ scenario, edition, reference: options.reference, options: options.set, entrants: named });
  if (!("faults" in prepared)) return { ...prepared, players: prepared.setup.seats.map((_, seat) => playerOf(options, seat)) };
  complain("The game cannot be played:");
  for (const fault of prepared.faults) complain(`  ${fault.rule}: ${faultInWords(fault, named)}.`);
  return EXIT.refused;
}

/** As the first that so many may play it as. */
function usualTeams(sheet: Sheet | undefined, seats: number): readonly (number | undefined)[] {
  const [type = "free-for-all"] = sheet ? typesFor(sheet.players, seats) : [];
  return teamsFor(type, seats);
}

/** One named player stands for all. */
const playerOf = ({ players }: PlayOptions, seat: number): PlayerName => players[seat] ?? players[0] ?? PLAYER_NAMES[0];

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
