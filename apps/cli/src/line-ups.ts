/** `broadside scenarios --line-ups`: prints the squads used when no player brings a list. */

import { FACTION_NAMES } from "@broadside/cards";
import { type LinedUp, type LineUp, lineUpsOf } from "@broadside/content";
import type { Sheet } from "@broadside/scenarios";
import { EXIT } from "./exit-codes.ts";
import { columns } from "./terminal/columns.ts";
import { print } from "./terminal/messages.ts";

const HEADS = ["scenario", "edition", "seats", "played as", "side", "faction", "counts", "lists"];

export async function printLineUps(sheets: readonly Sheet[], json: boolean): Promise<number> {
  const lineUps: LineUp[] = [];
  for (const sheet of sheets) lineUps.push(...(await lineUpsOf(sheet)));
  if (json) print(JSON.stringify(lineUps.map(asData)));
  else for (const line of columns([HEADS, ...lineUps.flatMap(inRows)])) print(line);
  return EXIT.fine;
}

const asData = ({ sheet, edition, seats, type, teams, unit, squads }: LineUp) => ({
  scenario: sheet.id,
  edition,
  seats,
  type,
  unit,
  squads: squads.map(({ squad, counts, most }, seat) => ({ seat: seat + 1, team: teams[seat], counts, most, squad })),
});

/** Returns a row for each side. Only the first row has the facts about the whole line-up. */
function inRows({ sheet, edition, seats, type, teams, unit, squads }: LineUp): readonly (readonly string[])[] {
  const sides = new Map<number, LinedUp[]>();
  for (const [seat, one] of squads.entries()) {
    const side = teams[seat] ?? seat + 1;
    sides.set(side, [...(sides.get(side) ?? []), one]);
  }
  return [...sides].map(([side, members], at) => {
    const whole = at === 0 ? [sheet.id, edition, String(seats), type] : ["", "", "", ""];
    const factions = [...new Set(members.map(({ faction }) => FACTION_NAMES[faction]))].join(", ");
    const counts = members.map((member) => member.counts).join(" + ");
    return [...whole, String(side), factions, `${counts} ${unit}`, members.map(({ squad }) => squad.name ?? "").join("; ")];
  });
}
