/** `broadside scenarios`: what can be played, and one scenario whole. */
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
import { complain, EXIT, print } from "./exit-codes.ts";
import type { Subcommand } from "./subcommand.ts";
import { columns } from "./terminal/columns.ts";

export const scenariosCommand: Subcommand = {
  about: "names the scenarios, or tells all of one",
  args: {
    id: { type: "positional", required: false, valueHint: "ID", description: "one of them, by id or name" },
    "line-ups": { type: "boolean", description: "the squads that are flown where nobody brings a list, for every number of seats" },
    json: { type: "boolean", description: "print JSON: an array, or the sheet of one" },
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
      const known =
        near.length > 0
          ? `nearest are ${near.map((other) => other.id).join(", ")}`
          : `there are ${SHEETS.map((other) => other.id).join(", ")}`;
      complain(`There is no scenario "${String(id)}"; ${known}.`);
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
  return columns([["id", "players", "type", "table", "limits", "known"], ...lines]).join("\n");
}

/** Its page without the picture. */
const inWords = (sheet: Sheet): string =>
  pageOf(sheet)
    .replace(/!\[.*\n\n/, "")
    .trimEnd();
