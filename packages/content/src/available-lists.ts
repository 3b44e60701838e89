/** Finds the lists for a table: which ones are available, which seats can use each one, and which ones to fly by default. */
import type { Catalogue } from "@broadside/cards";
import type { Seat } from "@broadside/rules";
import { findSheet } from "@broadside/scenarios";
import { type Format, formatById } from "@broadside/squads";
import type { GameChoice } from "./choice.ts";
import { catalogueFor } from "./content.ts";
import { formatLineUp, formatLists } from "./format-lists.ts";
import { scenarioFormat } from "./formats.ts";
import { scenarioLineUp } from "./line-up.ts";
import { listFigures } from "./list-figures.ts";
import type { ListOffer } from "./list-offer.ts";
import type { ListTable, SheetTable } from "./list-table.ts";
import { seatsWithoutProblem } from "./preparation.ts";
import { prepareGame } from "./prepare.ts";
import { scenarioLists } from "./scenario-lists.ts";
import type { Unit } from "./squad-check.ts";
import { ENGLISH_SQUAD_NAMES, type SquadNames } from "./squad-names.ts";

/** The lists that players have brought, by seat. */
type Brought = readonly (ListOffer | undefined)[];

/** Where a game's lists come from. */
interface GameLists {
  readonly catalogue: Catalogue;
  available(): Promise<readonly ListOffer[]>;
  lineUp(brought: Brought): Promise<readonly ListOffer[]>;
  /** Returns the format in which lists of this unit are counted. */
  format(unit: Unit): Format | undefined;
}

/** Returns the lists of the table's format or scenario. Undefined if the scenario is unknown. */
async function listsOf(table: ListTable, names: SquadNames, updated?: Catalogue): Promise<GameLists | undefined> {
  const catalogue = updated ?? (await catalogueFor(table.edition));
  if ("format" in table)
    return {
      catalogue,
      available: () => formatLists(table, names),
      lineUp: (brought) => formatLineUp(table, brought, names),
      format: () => formatById(table.format),
    };
  const sheet = findSheet(table.scenario);
  const own = sheet && { ...table, sheet, catalogue };
  return (
    own && {
      catalogue,
      available: () => fittingLists(own, names),
      lineUp: (brought) => scenarioLineUp(own, brought, names),
      format: (unit) => scenarioFormat(own.sheet, own.edition, unit, own.options),
    }
  );
}

/**
 * Returns the lists that fit at least one seat. If no list fits any seat, the problem is in the game and not in the lists, so this returns
 * every list. `updated` is the edition's catalogue with a points update, if there is one.
 */
export async function availableLists(
  table: ListTable,
  names: SquadNames = ENGLISH_SQUAD_NAMES,
  updated?: Catalogue,
): Promise<readonly ListOffer[]> {
  const own = await listsOf(table, names, updated);
  return own ? counted(await own.available(), own, names) : [];
}

/** Returns a list for each seat. Lists that players have brought stay unchanged. Lists for the other seats are chosen to match them. */
export async function lineUpFor(
  table: ListTable,
  brought: Brought = [],
  names: SquadNames = ENGLISH_SQUAD_NAMES,
  updated?: Catalogue,
): Promise<readonly ListOffer[]> {
  const own = await listsOf(table, names, updated);
  return own ? counted(await own.lineUp(brought), own, names) : [];
}

/** Returns the lists with their figures in the table's game. */
export async function withFigures(
  table: ListTable,
  lists: readonly ListOffer[],
  names: SquadNames = ENGLISH_SQUAD_NAMES,
  updated?: Catalogue,
): Promise<readonly ListOffer[]> {
  const own = await listsOf(table, names, updated);
  return own ? counted(lists, own, names) : lists;
}

const counted = (lists: readonly ListOffer[], { catalogue, format }: GameLists, names: SquadNames): readonly ListOffer[] =>
  lists.map((list) => (list.figures ? list : { ...list, figures: listFigures(list, format, catalogue, names) }));

async function fittingLists(table: SheetTable, names: SquadNames): Promise<readonly ListOffer[]> {
  const lists = await scenarioLists(table, names);
  const checked = await Promise.all(lists.map(async (list) => ({ ...list, fits: await seatsFitting(list, table) })));
  const fitting = checked.filter(({ fits }) => fits.length > 0);
  return fitting.length > 0 ? fitting : lists;
}

async function seatsFitting({ squads }: ListOffer, { sheet, edition, catalogue, options, teams }: SheetTable): Promise<readonly Seat[]> {
  const [squad = NO_SQUAD] = squads;
  const choice: GameChoice = { edition, scenario: sheet.id, options, seats: teams.map((team) => ({ name: "", team, squad })) };
  return seatsWithoutProblem(await prepareGame(choice, catalogue), choice);
}
const NO_SQUAD = { faction: "", ships: [] } as const;
