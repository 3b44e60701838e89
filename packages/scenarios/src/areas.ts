/** Which map a game is played on, and where each seat of it starts. */
import type { ScenarioType } from "@broadside/formats";
import type { Region } from "@broadside/geometry";
import type { SeatSetup } from "@broadside/rules";
import { regionOn } from "./grid.ts";
import type { Area, Role, Sheet, SheetMap } from "./sheet.ts";

/** The type of a scenario for so many seats where nobody has chosen one: two play head to head where it allows that (EB-LIST-09). */
export function typeFor({ players: { types } }: Sheet, seats: number): ScenarioType {
  const wanted = seats === 2 ? "head-to-head" : "free-for-all";
  return types.includes(wanted) ? wanted : (types[0] ?? "head-to-head");
}

/** What it is for these seats: two teams of more than two players make a team battle, if it can be one. */
export function typeOf(sheet: Sheet, seats: readonly SeatSetup[]): ScenarioType {
  const isTeams = seats.length > 2 && new Set(seats.map(({ team }) => team)).size === 2;
  return isTeams && sheet.players.types.includes("team-battle") ? "team-battle" : typeFor(sheet, seats.length);
}

/** Two players of a team battle are its two teams (EB-TYPE-04), so the type decides before the number. */
export const mapFor = (sheet: Sheet, seats: number, type: ScenarioType = typeFor(sheet, seats)): SheetMap | undefined =>
  sheet.maps.find(({ seats: [least, most], types }) => seats >= least && seats <= most && (types?.includes(type) ?? true));

/** The areas that are in use: the area of a number without a player is not (EB-FAQ-07). */
export const areasFor = ({ areas }: SheetMap, seats: number): readonly Area[] =>
  areas.filter(({ of }) => typeof of !== "number" || of <= seats);

/** Where a seat may start: by player number, or by the role of its team. */
export const areasOf = (map: SheetMap, player: number, role?: Role): readonly Area[] =>
  map.areas.filter(({ of }) => of === "anyone" || of === player || (role !== undefined && of === role));

/** A zone of the map that these seats play on. */
export function zoneFor(sheet: Sheet, seats: readonly SeatSetup[], zone: string): Region | undefined {
  const map = mapFor(sheet, seats.length, typeOf(sheet, seats));
  const corners = map?.zones?.find(({ name }) => name === zone)?.corners;
  return map && corners && regionOn(map.table, corners);
}
