/** Finds the ready-made lists for a table, finds out which seats can use each one, and chooses a default. */
import { squadFormatFacts } from "@broadside/formats";
import type { Seat } from "@broadside/rules";
import { findSheet, type Sheet } from "@broadside/scenarios";
import { listsForSides, readyMadeLists, type SquadDraft } from "@broadside/squads";
import { availableSquads } from "./available-squads.ts";
import type { GameChoice } from "./choice.ts";
import { defaultLineUp } from "./line-up.ts";
import { type ListFigures, listFigures } from "./list-figures.ts";
import type { FormatTable, ListTable, OfferedSquads, ScenarioTable, Teams } from "./list-table.ts";
import { prepareGame } from "./prepare.ts";
import { ENGLISH_SQUAD_NAMES, type SquadNames } from "./squad-names.ts";

export interface AvailableList extends OfferedSquads {
  readonly id: string;
  readonly source: "Ready-made" | "Quick builds";
  /** The seats that can use the list. */
  readonly fits: readonly Seat[];
  readonly figures: ListFigures | undefined;
}

/**
 * Returns the lists that fit at least one seat. If no list fits any seat, the problem is in the game and not in the lists, so this returns
 * every list.
 */
export async function availableLists(table: ListTable, names: SquadNames = ENGLISH_SQUAD_NAMES): Promise<readonly AvailableList[]> {
  const lists = await fittingLists(table, names);
  return Promise.all(lists.map(async (list) => ({ ...list, figures: await listFigures(table, list, names) })));
}

type FittingList = Omit<AvailableList, "figures">;

async function fittingLists(table: ListTable, names: SquadNames): Promise<readonly FittingList[]> {
  if (table.edition === "1e") return (await formatLists(table, names)).map((list) => ({ ...list, fits: everyone(table) }));
  const sheet = findSheet(table.scenario);
  if (!sheet) return [];
  const available = await availableSquads({ ...table, sheet }, names);
  const checked = await Promise.all(
    available.map(async ({ squad, ...list }) => ({ ...list, squads: [squad], fits: await seatsFitting(squad, table) })),
  );
  const fitting = checked.filter(({ fits }) => fits.length > 0);
  return fitting.length > 0 ? fitting : checked.map((list) => ({ ...list, fits: everyone(table) }));
}

const everyone = ({ teams }: Teams): readonly Seat[] => teams.map((_, seat) => seat);

async function seatsFitting(squad: SquadDraft, { teams, ...table }: ScenarioTable): Promise<readonly Seat[]> {
  const choice: GameChoice = { ...table, seats: teams.map((team) => ({ name: "", team, squad })) };
  const prepared = await prepareGame(choice);
  if ("setup" in prepared) return everyone({ teams });
  const hasProblem = (seat: Seat): boolean => prepared.problems.some((problem) => problem.seat === undefined || problem.seat === seat);
  return everyone({ teams }).filter((seat) => !hasProblem(seat));
}

/** Returns a format's ready-made lists. */
async function formatLists({ edition, format }: FormatTable, names: SquadNames): Promise<readonly Omit<FittingList, "fits">[]> {
  return (await readyMadeLists(edition))
    .filter(({ entry }) => entry.format === format)
    .map(({ id, title, entry: { squads, options } }) => ({
      id,
      title: names.readyMade(id, title),
      source: "Ready-made",
      squads,
      options,
    }));
}

/** Returns a list for each seat. Lists that players have brought stay unchanged. Lists for the other seats are chosen to match them. */
export async function lineUpFor(
  table: ListTable,
  given: readonly (OfferedSquads | undefined)[],
  names: SquadNames = ENGLISH_SQUAD_NAMES,
): Promise<readonly OfferedSquads[]> {
  if (table.edition === "1e") return formatLineUp(table, given, names);
  const sheet = findSheet(table.scenario);
  return sheet ? scenarioLineUp(table, sheet, given, names) : [];
}

/**
 * Picks ready-made lists so that no two enemies have the same faction. In team formats, one ready-made entry provides the lists for a whole
 * team.
 */
async function formatLineUp(
  table: FormatTable,
  given: readonly (OfferedSquads | undefined)[],
  names: SquadNames,
): Promise<readonly OfferedSquads[]> {
  const offers: readonly OfferedSquads[] = await formatLists(table, names);
  const sides = table.teams.map((team, seat) => team ?? -1 - seat);
  const isByTeam = squadFormatFacts(table.format).lists.called === "member";
  const handing = isByTeam ? [...new Set(sides)].map((side) => sides.indexOf(side)) : [...sides.keys()];
  const places = handing.map((seat) => ({ side: sides[seat] ?? seat, chosen: given[seat] }));
  const flown = listsForSides(places, offers, ({ squads }) => squads[0]?.faction);
  return sides.flatMap((side, seat) => flown[isByTeam ? [...new Set(sides)].indexOf(side) : seat] ?? []);
}

async function scenarioLineUp(
  { edition, options, teams }: ScenarioTable,
  sheet: Sheet,
  given: readonly (OfferedSquads | undefined)[],
  names: SquadNames,
): Promise<readonly OfferedSquads[]> {
  const squads = await defaultLineUp({ sheet, edition, options, teams, given: teams.map((_, seat) => given[seat]?.squads[0]) }, names);
  return squads.map((squad, seat) => ({ title: squad.name ?? names.unnamed(seat + 1), squads: [squad] }));
}
