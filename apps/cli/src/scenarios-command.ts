/** `broadside scenarios`: lists the scenarios, or prints one in full. */

import {
  filled,
  findSheet,
  nearestSheets,
  optionsOf,
  pageOf,
  SHEETS,
  type Sheet,
  shareOf,
  summaryOf,
  valuesOf,
} from "@broadside/scenarios";
import { EXIT } from "./exit-codes.ts";
import type { Subcommand } from "./subcommand.ts";
import { columns } from "./terminal/columns.ts";
import { complain, print } from "./terminal/messages.ts";

export const scenariosCommand: Subcommand = {
  about: "Show all scenarios, or print one with all its rules",
  example: "aces-high",
  args: {
    id: { type: "positional", required: false, valueHint: "ID", description: "the scenario to print, by id or name" },
    "line-ups": { type: "boolean", description: "show the squads used when nobody brings a list, for each number of seats" },
    json: { type: "boolean", description: "print a JSON array, or the sheet of one scenario" },
  },
  run: async ({ id, json, "line-ups": lineUps }) => {
    if (id === undefined && lineUps !== true) {
      print(json === true ? JSON.stringify(SHEETS.map(lineAsData)) : listInWords());
      return EXIT.fine;
    }
    const sheet = id === undefined ? undefined : findSheet(String(id));
    if (lineUps === true && (sheet || id === undefined))
      return (await import("./line-ups.ts")).printLineUps(sheet ? [sheet] : SHEETS, json === true);
    if (!sheet) {
      const near = nearestSheets(String(id));
      complain(
        `There is no scenario "${String(id)}".`,
        near.length > 0
          ? `Try ${near.map((other) => other.id).join(", ")}, or see all: broadside scenarios`
          : "See all scenarios: broadside scenarios",
      );
      return EXIT.refused;
    }
    print(json === true ? JSON.stringify({ ...sheet, options: optionsOf(sheet), share: shareOf(sheet) }) : inWords(sheet));
    return EXIT.fine;
  },
};

const lineAsData = (sheet: Sheet) => ({
  id: sheet.id,
  name: sheet.name,
  aim: filled(sheet.aim.text, valuesOf(sheet)),
  editions: sheet.editions,
  seats: sheet.players.seats,
  types: sheet.players.types,
  tables: [...new Set(sheet.maps.map(({ table }) => table))],
  limits: sheet.limits,
  share: shareOf(sheet),
});

function listInWords(): string {
  const lines = SHEETS.map((sheet) => {
    const { players, types, table, limits, known } = summaryOf(sheet);
    return [sheet.id, players, types, table, limits, known];
  });
  return columns([["id", "players", "type", "table", "limits", "from sources"], ...lines]).join("\n");
}

/** Returns the scenario's page without the picture. */
const inWords = (sheet: Sheet): string =>
  pageOf(sheet)
    .replace(/!\[.*\n\n/, "")
    .trimEnd();
