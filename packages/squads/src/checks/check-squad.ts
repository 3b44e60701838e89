/** One list: faction, number and kinds of ships, names, points. */
import { FACTION_NAMES, type Ship } from "@broadside/cards";
import type { ShipTotals } from "../verdict.ts";
import { checkAdmitted } from "./check-admitted.ts";
import { checkDocking } from "./check-docking.ts";
import { checkNames } from "./check-names.ts";
import { checkShip } from "./check-ship.ts";
import { checkWings } from "./check-wings.ts";
import type { CheckContext } from "./context.ts";
import { type Limit, limitOf, scenarioLimits } from "./limits.ts";
import { checkObstacles } from "./obstacles.ts";
import type { ResolvedShip, ResolvedSquad } from "./resolve.ts";

export interface SquadCheck {
  /** In the order of the draft. */
  readonly ships: readonly ShipTotals[];
  readonly points: number;
  readonly epicPoints: number;
  readonly limit: Limit | undefined;
}

/** What a ship that is not known counts. */
const NOTHING: ShipTotals = { points: 0, upgrades: 0 };

export function checkSquad(context: CheckContext, squad: ResolvedSquad, lists: number): SquadCheck {
  const limit = limitOf(context.format, context.options, squad.list, lists);
  checkFaction(context, squad);
  checkShipCount(context, squad);
  const ships: ShipTotals[] = squad.draft.ships.map(() => NOTHING);
  let points = 0;
  for (const ship of squad.ships) {
    if (ship.at < 0) continue;
    const totals = checkShip(context, squad, ship);
    ships[ship.at] = totals;
    points += totals.points;
  }
  checkLimit(context, squad, limit, points);
  const epicPoints = checkHugeShips(context, squad);
  checkShipsOfAType(context, squad);
  checkNames(context, squad);
  checkAdmitted(context, squad);
  checkDocking(context, squad);
  checkWings(context, squad);
  checkObstacles(context, squad);
  checkDeclared(context, squad, points, epicPoints);
  return { ships, points, epicPoints, limit };
}

function checkFaction({ format, catalogue, faults }: CheckContext, { draft, ships, list }: ResolvedSquad): void {
  const { faction } = draft;
  if (!catalogue.factions.has(faction)) {
    const parent = catalogue.pack.pilots.find((pilot) => pilot.subfaction === faction)?.faction;
    faults.add(
      "factionChoice",
      { list },
      parent ? `"${faction}" is part of a faction, not one` : `"${faction}" is no faction of ${format.name}`,
      parent ? `Choose ${FACTION_NAMES[parent]}, whose squads may hold it` : "Choose one of the edition's factions",
    );
    return;
  }
  for (const { pilot, upgrades, at } of ships)
    if (pilot.faction !== faction && !upgrades.some(({ card }) => card.building?.joins?.some((joined) => joined === faction)))
      faults.add(
        "faction",
        at < 0 ? { list } : { list, ship: at },
        `${pilot.name} is of ${FACTION_NAMES[pilot.faction]}`,
        `Take out ${pilot.name}, or make it a ${FACTION_NAMES[pilot.faction]} list`,
      );
}

function checkShipCount({ format, options, faults }: CheckContext, { ships, list }: ResolvedSquad): void {
  const [least = format.ships.least, most = format.ships.most] = scenarioLimits(format, options)?.ships ?? [];
  if (ships.length < least)
    faults.add(
      "shipsLeast",
      { list },
      `${ships.length} ${ships.length === 1 ? "ship is" : "ships are"} too few; at least ${least}`,
      "Add ships",
    );
  if (most !== undefined && ships.length > most)
    faults.add("shipsMost", { list }, `${ships.length} ships are too many; at most ${most}`, `Take out ${ships.length - most}`);
}

function checkLimit({ faults }: CheckContext, { list, threat, draft }: ResolvedSquad, limit: Limit | undefined, points: number): void {
  if (!limit) return;
  const { counts, value, question } = limit;
  if (counts === "threat" && draft.ships.length > 0)
    faults.add("buildOnly", { list }, "Where threat counts, every ship comes with a quick build", "Replace the ships by quick builds");
  if (counts === "points" && (draft.builds?.length ?? 0) > 0)
    faults.add("buildOnly", { list }, "Quick builds have no points", "Replace them by ships with upgrades");
  const total = counts === "points" ? points : threat;
  if (total > value) faults.add(question, { list }, `${total} of ${value} ${counts} are spent`, `Save ${total - value} of them`);
}

/** Whether huge ships may be there at all, and their epic points. */
function checkHugeShips({ format, options, faults }: CheckContext, { ships, list }: ResolvedSquad): number {
  let total = 0;
  for (const { ship, pilot, at } of ships) {
    if (ship.size !== "huge") continue;
    const place = at < 0 ? { list } : { list, ship: at };
    if (format.hugeShips === "refused")
      faults.add("hugeShip", place, `${pilot.name} bears the epic icon; no huge ship is legal here`, "Take it out");
    if (format.hugeShips === "by-mission" && !options.missionShips?.includes(ship.id))
      faults.add("hugeShip", place, `The mission does not call for ${ship.name}`, "Take it out, or choose a mission that does");
    if (format.epicPoints === undefined) continue;
    const value = epicPointsOf(ship, options.epicPoints);
    if (value === undefined)
      faults.add("epicPointsUnknown", place, `${ship.name}: no epic points set`, "Ask the organiser to set a value, or take it out");
    total += value ?? 0;
  }
  if (format.epicPoints !== undefined && total > format.epicPoints)
    faults.add("epicPoints", { list }, `${total} of ${format.epicPoints} epic points are spent`, "Take out a huge ship");
  return total;
}

/** The value that the rules give, else the organiser's; one that rests on a guess is none. */
function epicPointsOf(ship: Ship, set: Readonly<Record<string, number>> | undefined): number | undefined {
  if (ship.epicPoints !== undefined && !ship.unconfirmed?.includes("epicPoints")) return ship.epicPoints;
  return set && Object.hasOwn(set, ship.id) ? set[ship.id] : undefined;
}

/** The type is the printed ship name (ET-SQUAD-52-Q); named and generic pilots count together. */
function checkShipsOfAType({ format, faults }: CheckContext, { ships, list }: ResolvedSquad): void {
  if (!format.shipsOfAType) return;
  const { small, large } = format.shipsOfAType;
  if (ships.length <= Math.min(small, large)) return;
  for (const [ship, count] of countByShip(ships)) {
    const most = ship.size === "small" ? small : ship.size === "large" ? large : undefined;
    if (most !== undefined && count > most)
      faults.add(
        ship.size === "small" ? "smallOfAType" : "largeOfAType",
        { list },
        `${count} ships of the type ${ship.name} are too many; at most ${most}`,
        `Take out ${count - most}`,
      );
  }
}

function countByShip(ships: readonly ResolvedShip[]): ReadonlyMap<Ship, number> {
  const counts = new Map<Ship, number>();
  for (const { ship } of ships) counts.set(ship, (counts.get(ship) ?? 0) + 1);
  return counts;
}

/** What the list says of itself: a wrong or missing statement is pointed out and leaves the list legal. */
function checkDeclared({ format, faults }: CheckContext, { draft, list }: ResolvedSquad, points: number, epicPoints: number): void {
  const { declared } = draft;
  if (declared?.points !== undefined && declared.points !== points)
    faults.notice("declaredPoints", { list }, `The list says ${declared.points} points; they are ${points}`, `Write ${points}`);
  if (format.rules.declaredEpicPoints === undefined) return;
  const missing = [...(declared?.points === undefined ? ["points"] : []), ...(declared?.epicPoints === undefined ? ["epic points"] : [])];
  if (missing.length > 0)
    faults.notice(
      "declaredEpicPoints",
      { list },
      `The list does not state its ${missing.join(" and ")}`,
      `Write ${points} points and ${epicPoints} epic points on it`,
    );
  else if (declared?.epicPoints !== epicPoints)
    faults.notice(
      "declaredEpicPoints",
      { list },
      `The list says ${declared?.epicPoints} epic points; they are ${epicPoints}`,
      `Write ${epicPoints}`,
    );
}
