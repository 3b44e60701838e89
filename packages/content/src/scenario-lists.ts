/** Finds ready-made lists for a scenario, and builds lists from quick builds within its limits. Each list has one squad. */
import type { SecondEdition } from "@broadside/formats";
import { hasEpicLists, limitFor, limitsOf, type OptionValues, type Sheet } from "@broadside/scenarios";
import { type EntryDraft, formatById, type ReadyMadeList, readyMadeLists } from "@broadside/squads";
import { type ListOffer, readyMadeSquads } from "./list-offer.ts";
import type { SheetTable } from "./list-table.ts";
import { quickLists } from "./quick-lists.ts";
import { membersOf } from "./squad-check.ts";
import { ENGLISH_SQUAD_NAMES, type SquadNames } from "./squad-names.ts";

/** Returns all lists in the order in which they are offered, including those that fit no seat. */
export const scenarioLists = async (table: SheetTable, names: SquadNames = ENGLISH_SQUAD_NAMES): Promise<readonly ListOffer[]> => [
  ...(await readyMade(table, names)),
  ...quick(table, names),
];

/** Returns each squad of the ready-made lists separately. Squads made for the scenario come first. */
const readyMade = async ({ sheet, edition, options }: SheetTable, names: SquadNames): Promise<readonly ListOffer[]> =>
  (await listsFor(sheet, edition, options)).flatMap((list) => readyMadeSquads(list, names));

/** Returns the ready-made lists that the scenario allows. Lists made for it come first. */
export const readyMadeFor = async (sheet: Sheet, edition: SecondEdition, options?: OptionValues): Promise<readonly EntryDraft[]> =>
  (await listsFor(sheet, edition, options)).map(({ entry }) => entry);

/**
 * Returns the ready-made lists that fit the scenario, best matches first. Lists with wings and huge ships are included only in Epic
 * Battles.
 */
async function listsFor(sheet: Sheet, edition: SecondEdition, options?: OptionValues): Promise<readonly ReadyMadeList[]> {
  const all = await readyMadeLists(edition);
  const isEpic = ({ entry }: ReadyMadeList): boolean => formatById(entry.format)?.epic === true;
  const isMeant = ({ entry }: ReadyMadeList): boolean => entry.options?.scenario === sheet.id;
  const nearness = (one: ReadyMadeList): number => (isMeant(one) ? 2 : isEpic(one) ? 1 : 0);
  return all.filter((one) => hasEpicLists(sheet, options) || !isEpic(one)).toSorted((one, other) => nearness(other) - nearness(one));
}

/**
 * Builds lists from quick builds, for every threat limit at the table. There can be several limits, because teams of different sizes
 * divide theirs differently.
 */
function quick({ sheet, edition, catalogue, options, teams }: SheetTable, names: SquadNames): readonly ListOffer[] {
  const limits = teams.flatMap((_, seat) => limitFor(sheet, "threat", membersOf(teams, seat), options, edition) ?? []);
  const ships = limitsOf(sheet, edition)?.ships?.range ?? [1, MOST_SHIPS];
  return [...new Set(limits)].flatMap((threat) => quickLists(catalogue, { threat, ships, isEpic: hasEpicLists(sheet, options) }, names));
}
const MOST_SHIPS = 20;
