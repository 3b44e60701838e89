/** Finds the lists for a table: which ones are available, which seats can use each one, and which ones to fly by default. */
import type { Seat } from "@broadside/rules";
import { findSheet } from "@broadside/scenarios";
import { type Format, formatById, type SquadDraft } from "@broadside/squads";
import type { GameChoice } from "./choice.ts";
import { formatLineUp, formatLists } from "./format-lists.ts";
import { scenarioFormat } from "./formats.ts";
import { scenarioLineUp } from "./line-up.ts";
import { listFigures } from "./list-figures.ts";
import type { ListOffer } from "./list-offer.ts";
import type { ListTable, SheetTable } from "./list-table.ts";
import { prepareGame } from "./prepare.ts";
import { scenarioLists } from "./scenario-lists.ts";
import type { Unit } from "./squad-check.ts";
import { ENGLISH_SQUAD_NAMES, type SquadNames } from "./squad-names.ts";

/** The lists that players have brought, by seat. */
type Brought = readonly (ListOffer | undefined)[];

/** Where a game's lists come from. */
interface GameLists {
  available(): Promise<readonly ListOffer[]>;
  lineUp(brought: Brought): Promise<readonly ListOffer[]>;
  /** Returns the format in which lists of this unit are counted. */
  format(unit: Unit): Format | undefined;
}

/** Returns the lists of the table's format or scenario. Undefined if the scenario is unknown. */
function listsOf(table: ListTable, names: SquadNames): GameLists | undefined {
  if ("format" in table)
    return {
      available: () => formatLists(table, names),
      lineUp: (brought) => formatLineUp(table, brought, names),
      format: () => formatById(table.format),
    };
  const sheet = findSheet(table.scenario);
  const own = sheet && { ...table, sheet };
  return (
    own && {
      available: () => fittingLists(own, names),
      lineUp: (brought) => scenarioLineUp(own, brought, names),
      format: (unit) => scenarioFormat(own.sheet, own.edition, unit, own.options),
    }
  );
}

/**
 * Returns the lists that fit at least one seat. If no list fits any seat, the problem is in the game and not in the lists, so this returns
 * every list.
 */
export async function availableLists(table: ListTable, names: SquadNames = ENGLISH_SQUAD_NAMES): Promise<readonly ListOffer[]> {
  return withFigures(table, (await listsOf(table, names)?.available()) ?? [], names);
}

/** Returns a list for each seat. Lists that players have brought stay unchanged. Lists for the other seats are chosen to match them. */
export async function lineUpFor(
  table: ListTable,
  brought: Brought = [],
  names: SquadNames = ENGLISH_SQUAD_NAMES,
): Promise<readonly ListOffer[]> {
  return withFigures(table, (await listsOf(table, names)?.lineUp(brought)) ?? [], names);
}

/** Returns the lists with their figures in the table's game. */
export async function withFigures(
  table: ListTable,
  lists: readonly ListOffer[],
  names: SquadNames = ENGLISH_SQUAD_NAMES,
): Promise<readonly ListOffer[]> {
  const own = listsOf(table, names);
  return Promise.all(
    lists.map(async (list) => (own && !list.figures ? { ...list, figures: await listFigures(list, own.format, names) } : list)),
  );
}

async function fittingLists(table: SheetTable, names: SquadNames): Promise<readonly ListOffer[]> {
  const lists = await scenarioLists(table, names);
  const checked = await Promise.all(lists.map(async (list) => ({ ...list, fits: await seatsFitting(list.squads, table) })));
  const fitting = checked.filter(({ fits }) => fits.length > 0);
  return fitting.length > 0 ? fitting : lists;
}

async function seatsFitting(
  [squad = NO_SQUAD]: readonly SquadDraft[],
  { sheet, edition, options, teams }: SheetTable,
): Promise<readonly Seat[]> {
  const choice: GameChoice = { edition, scenario: sheet.id, options, seats: teams.map((team) => ({ name: "", team, squad })) };
  const prepared = await prepareGame(choice);
  const seats = teams.map((_, seat) => seat);
  if ("setup" in prepared) return seats;
  const hasProblem = (seat: Seat): boolean => prepared.problems.some((problem) => problem.seat === undefined || problem.seat === seat);
  return seats.filter((seat) => !hasProblem(seat));
}
const NO_SQUAD: SquadDraft = { faction: "", ships: [] };
