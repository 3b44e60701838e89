/** Sets up a scenario game from the command line: lists from files, ready-made lists, and default lists for the other seats. */

import { ENGLISH_SQUAD_NAMES, type ListOffer, lineUpFor, usualEdition } from "@broadside/content";
import { type EditionId, playsScenarios, type SecondEdition, teamsFor, typesFor } from "@broadside/formats";
import { EPIC_LISTS, findSheet, type Sheet } from "@broadside/scenarios";
import { formatById } from "@broadside/squads";
import { loadCatalogue } from "../catalogues.ts";
import { EXIT } from "../exit-codes.ts";
import { complain, type NextStep } from "../terminal/messages.ts";
import type { ChosenGame } from "./chosen-game.ts";
import { nameOf, openOne, readOne, withNamesApart } from "./list-file.ts";
import { PLAYER_NAMES } from "./play-choices.ts";
import type { PlayOptions } from "./play-options.ts";

export async function scenarioGame(options: PlayOptions, scenario: string, data: unknown): Promise<ChosenGame | number> {
  const sheet = findSheet(scenario);
  const edition: SecondEdition = options.edition ?? (sheet ? usualEdition(sheet) : "2.0");
  const updated = await loadCatalogue(edition, data);
  const lists = updated && (await broughtLists(options, edition, data));
  if (!lists) return EXIT.refused;
  const { brought, isEpic } = lists;
  // In a dogfight, allow Epic lists if one of the files names an Epic format.
  const set =
    isEpic && sheet?.family === "dogfight" && options.set?.[EPIC_LISTS] === undefined ? { ...options.set, [EPIC_LISTS]: 1 } : options.set;
  const seats = options.seats ?? Math.max(brought.length, sheet?.players.seats[0] ?? 2);
  if (brought.length > seats) {
    complain(`There are ${brought.length} lists for ${seats} seats.`, `Add --seats ${brought.length}, or leave out some lists.`);
    return EXIT.usage;
  }
  const teams = options.teams ?? usualTeams(sheet, seats);
  if (teams.length !== seats) {
    complain(`--teams has ${teams.length} numbers for ${seats} seats.`, "Name a team for each seat, such as --teams 1,1,2,2.");
    return EXIT.usage;
  }
  const table = sheet && { edition, scenario: sheet.id, options: set, teams };
  const flown = table ? await lineUpFor(table, brought, ENGLISH_SQUAD_NAMES, updated) : brought;
  const named = withNamesApart(
    flown.flatMap(({ id, squads }, seat) =>
      squads.map((squad) => ({
        name: brought[seat] ? nameOf(id, squad) : (squad.name ?? `Seat ${seat + 1}`),
        squad,
        team: teams[seat],
      })),
    ),
  );
  const { reference, rounds: roundLimit, agreements, players } = options;
  return {
    choice: { edition, scenario, reference, options: set, roundLimit, agreements, seats: named },
    updated,
    // A single bot plays all seats.
    players: named.map((_, seat) => players[seat] ?? players[0] ?? PLAYER_NAMES[0]),
    sources: named.map(({ name }) => name),
    notes: [],
  };
}

/** Returns the teams in the scenario's first game type for this number of seats. */
function usualTeams(sheet: Sheet | undefined, seats: number): readonly (number | undefined)[] {
  const [type = "free-for-all"] = sheet ? typesFor(sheet.players, seats) : [];
  return teamsFor(type, seats);
}

/** Suggests how to play with a list from another edition. */
export const editionStep = (edition: EditionId | undefined): NextStep =>
  edition !== undefined && playsScenarios(edition)
    ? `Add --edition ${edition}, or choose another list.`
    : "Choose a list for the game's edition.";

interface BroughtLists {
  /** One squad for each seat. */
  readonly brought: readonly ListOffer[];
  /** True if one of the files names a format with huge ships and wings. */
  readonly isEpic: boolean;
}

async function broughtLists({ files }: PlayOptions, edition: SecondEdition, data: unknown): Promise<BroughtLists | undefined> {
  const brought: ListOffer[] = [];
  let [failed, isEpic] = [false, false];
  for (const file of files) {
    const opened = await openOne(file);
    const wanted = opened?.list.format === undefined ? undefined : formatById(opened.list.format);
    if (opened && wanted && wanted.edition !== edition) {
      complain(`${file} is a list for edition ${wanted.edition}, but the game uses edition ${edition}.`, editionStep(wanted.edition));
      failed = true;
      continue;
    }
    isEpic ||= wanted?.epic === true;
    const read = opened && (await readOne(opened, edition, data));
    if (!read) failed = true;
    else for (const squad of read.squads) brought.push({ ...read, squads: [squad] });
  }
  return failed ? undefined : { brought, isEpic };
}
