/** The main facts about a list: its pilots, number of ships and cost. */
import { FACTIONS } from "@broadside/cards";
import { findSheet } from "@broadside/scenarios";
import { checkEntry, type Format, formatById, type SquadDraft } from "@broadside/squads";
import { catalogueFor } from "./content.ts";
import { scenarioFormat } from "./formats.ts";
import type { ListTable, OfferedSquads } from "./list-table.ts";
import { type Unit, unitOf } from "./squad-check.ts";
import { ENGLISH_SQUAD_NAMES, type SquadNames } from "./squad-names.ts";

export interface ListFigures {
  /** By name, each once. */
  readonly factions: readonly string[];
  readonly unit: Unit;
  /** Each squad's cost and number of ships, whether the squad is legal or not. */
  readonly costs: readonly number[];
  readonly ships: readonly number[];
}

/** Returns a list's main facts. Undefined if the game is unknown. */
export async function listFigures(
  table: ListTable,
  { squads, options }: OfferedSquads,
  names: SquadNames = ENGLISH_SQUAD_NAMES,
): Promise<ListFigures | undefined> {
  const [unit = "points"] = squads.map(unitOf);
  const format = formatOf(table, unit);
  if (!format) return undefined;
  const catalogue = await catalogueFor(table.edition);
  const { verdict } = checkEntry({ squads, ...(options && { options }) }, format, catalogue);
  const shipsIn = ({ ships, builds = [] }: SquadDraft): number =>
    builds.reduce((sum, id) => sum + (catalogue.quickBuilds.get(id)?.ships.length ?? 0), ships.length);
  return {
    factions: [
      ...new Set(
        squads.map(({ faction: id }) => {
          const faction = FACTIONS.find((known) => known === id);
          return faction ? names.faction(faction) : id;
        }),
      ),
    ],
    ships: squads.map(shipsIn),
    unit,
    costs: verdict.lists.map((list) => list[unit]),
  };
}

function formatOf(table: ListTable, unit: Unit): Format | undefined {
  if (table.edition === "1e") return formatById(table.format);
  const sheet = findSheet(table.scenario);
  return sheet && scenarioFormat(sheet, table.edition, unit, table.options);
}
