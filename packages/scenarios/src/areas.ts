/** The map that a game uses, and the deployment area for each seat. */
import type { ScenarioType } from "@broadside/formats";
import type { Region } from "@broadside/geometry";
import type { SeatSetup } from "@broadside/rules";
import { regionOn } from "./grid.ts";
import type { Area, Role, Sheet, SheetMap } from "./sheet.ts";

/** Returns the default game type for a number of seats. Two players play head-to-head if the scenario allows it (EB-LIST-09). */
export function typeFor({ players: { types } }: Sheet, seats: number): ScenarioType {
  const wanted = seats === 2 ? "head-to-head" : "free-for-all";
  return types.includes(wanted) ? wanted : (types[0] ?? "head-to-head");
}

/** Returns the game type for these seats. More than two players in two teams play a team battle if the scenario allows one. */
export function typeOf(sheet: Sheet, seats: readonly SeatSetup[]): ScenarioType {
  const isTeams = seats.length > 2 && new Set(seats.map(({ team }) => team)).size === 2;
  return isTeams && sheet.players.types.includes("team-battle") ? "team-battle" : typeFor(sheet, seats.length);
}

/**
 * Returns the map for a game. The number of seats is not enough to decide this, because two players can also be the two teams in a team
 * battle (EB-TYPE-04).
 */
export const mapFor = (sheet: Sheet, seats: number, type: ScenarioType = typeFor(sheet, seats)): SheetMap | undefined =>
  sheet.maps.find(({ seats: [least, most], types }) => seats >= least && seats <= most && (types?.includes(type) ?? true));

/** Returns the areas in use. An area with a number is unused if no player has that number (EB-FAQ-07). */
export const areasFor = ({ areas }: SheetMap, seats: number): readonly Area[] =>
  areas.filter(({ of }) => typeof of !== "number" || of <= seats);

/** Returns the areas in which a seat can start, by its player number or its team's role. */
export const areasOf = (map: SheetMap, player: number, role?: Role): readonly Area[] =>
  map.areas.filter(({ of }) => of === "anyone" || of === player || (role !== undefined && of === role));

/** Finds a zone by its name, on the map that these seats use. */
export function zoneFor(sheet: Sheet, seats: readonly SeatSetup[], zone: string): Region | undefined {
  const map = mapFor(sheet, seats.length, typeOf(sheet, seats));
  const corners = map?.zones?.find(({ name }) => name === zone)?.corners;
  return map && corners && regionOn(map.table, corners);
}
