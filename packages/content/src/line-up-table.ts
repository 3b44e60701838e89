/** Builds a table of every scenario's default line-ups, for each edition, number of seats and game type. */
import type { Faction } from "@broadside/cards";
import { type Seating, type SecondEdition, seatingsOf } from "@broadside/formats";
import type { Sheet } from "@broadside/scenarios";
import type { SquadDraft } from "@broadside/squads";
import { catalogueFor } from "./content.ts";
import { playedIn } from "./formats.ts";
import { scenarioLineUp, targetOf } from "./line-up.ts";
import { checkSquad, membersOf, type Unit, unitOf } from "./squad-check.ts";
import { ENGLISH_SQUAD_NAMES } from "./squad-names.ts";

export interface LineUp extends Seating {
  readonly sheet: Sheet;
  readonly edition: SecondEdition;
  readonly unit: Unit;
  readonly squads: readonly LinedUp[];
}

/** A seat's squad, the squad's total, and the seat's limit. */
export interface LinedUp {
  readonly squad: SquadDraft;
  readonly faction: Faction;
  readonly counts: number;
  readonly most: number;
}

export async function lineUpsOf(sheet: Sheet): Promise<readonly LineUp[]> {
  const lineUps: LineUp[] = [];
  for (const edition of playedIn(sheet))
    for (const seating of seatingsOf(sheet.players)) lineUps.push(await lineUpOf(sheet, edition, seating));
  return lineUps;
}

async function lineUpOf(sheet: Sheet, edition: SecondEdition, seating: Seating): Promise<LineUp> {
  const catalogue = await catalogueFor(edition);
  const table = { sheet, edition, catalogue, teams: seating.teams };
  const squads = (await scenarioLineUp(table, [], ENGLISH_SQUAD_NAMES)).flatMap((list) => list.squads);
  const unit = squads[0] ? unitOf(squads[0]) : "points";
  const linedUp = squads.map((squad, seat): LinedUp => {
    const { counts = 0 } = checkSquad({ sheet, edition, catalogue, members: membersOf(seating.teams, seat) }, squad);
    return { squad, faction: squad.faction as Faction, counts, most: targetOf(table, seat, unit) };
  });
  return { ...seating, sheet, edition, unit, squads: linedUp };
}
