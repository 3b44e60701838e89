/** Checks one list: faction, number and types of ships, names, points. */
import type { Ship } from "@broadside/cards";
import type { SquadDraft } from "../draft.ts";
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
  /** The totals of each ship, in the draft's order. */
  readonly ships: readonly ShipTotals[];
  readonly points: number;
  readonly epicPoints: number;
  readonly limit: Limit | undefined;
}

/** The totals of a ship whose card is unknown. */
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

function checkFaction({ format, catalogue, problems }: CheckContext, { draft, ships, list }: ResolvedSquad): void {
  const { faction } = draft;
  if (!catalogue.factions.has(faction)) {
    const parent = catalogue.pack.pilots.find((pilot) => pilot.subfaction === faction)?.faction;
    problems.add(
      "factionChoice",
      { list },
      parent ? { problem: "part of a faction", faction } : { problem: "unknown faction", faction, format: format.id },
      parent ? { fix: "choose this faction", faction: parent } : { fix: "choose a faction" },
    );
    return;
  }
  for (const { pilot, upgrades, at } of ships)
    if (pilot.faction !== faction && !upgrades.some(({ card }) => card.building?.joins?.some((joined) => joined === faction)))
      problems.add(
        "faction",
        at < 0 ? { list } : { list, ship: at },
        { problem: "card of another faction", card: pilot.name, faction: pilot.faction },
        { fix: "remove the card or change the faction", card: pilot.name, faction: pilot.faction },
      );
}

function checkShipCount({ format, options, problems }: CheckContext, { ships, list }: ResolvedSquad): void {
  const [least = format.ships.least, most = format.ships.most] = scenarioLimits(format, options)?.ships ?? [];
  if (ships.length < least)
    problems.add(
      "shipsLeast",
      { list },
      { problem: "too few ships", ships: ships.length, least },
      { fix: "add ships", ships: least - ships.length },
    );
  if (most !== undefined && ships.length > most)
    problems.add(
      "shipsMost",
      { list },
      { problem: "too many ships", ships: ships.length, most },
      { fix: "remove ships", ships: ships.length - most },
    );
}

function checkLimit({ problems }: CheckContext, { list, threat, draft }: ResolvedSquad, limit: Limit | undefined, points: number): void {
  if (!limit) return;
  const { counts, value, question } = limit;
  if (counts === "threat" && draft.ships.length > 0)
    problems.add("buildOnly", { list }, { problem: "ships without a quick build" }, { fix: "use quick builds" });
  if (counts === "points" && (draft.builds?.length ?? 0) > 0)
    problems.add("buildOnly", { list }, { problem: "quick builds without points" }, { fix: "use ships with upgrades" });
  const total = counts === "points" ? points : threat;
  if (total > value)
    problems.add(
      question,
      { list },
      { problem: "over the limit", counts, spent: total, limit: value },
      { fix: "spend less", counts, amount: total - value },
    );
}

/** Checks whether the format allows these huge ships, and adds up their epic points. */
function checkHugeShips({ format, options, problems }: CheckContext, { ships, list }: ResolvedSquad): number {
  let total = 0;
  for (const { ship, pilot, at } of ships) {
    if (ship.size !== "huge") continue;
    const place = at < 0 ? { list } : { list, ship: at };
    if (format.hugeShips === "refused")
      problems.add(
        "hugeShip",
        place,
        { problem: "huge ships not allowed", ship: pilot.name },
        { fix: "remove the ship", ship: pilot.name },
      );
    if (format.hugeShips === "by-mission" && !options.missionShips?.includes(ship.id))
      problems.add(
        "hugeShip",
        place,
        { problem: "huge ship not in the mission", type: ship.name },
        { fix: "remove the ship or change the mission", ship: pilot.name },
      );
    if (format.epicPoints === undefined) continue;
    const value = epicPointsOf(ship, options.epicPoints);
    if (value === undefined)
      problems.add(
        "epicPointsUnknown",
        place,
        { problem: "epic points not set", type: ship.name },
        { fix: "remove the ship or set its epic points", type: ship.name },
      );
    total += value ?? 0;
  }
  if (format.epicPoints !== undefined && total > format.epicPoints)
    problems.add(
      "epicPoints",
      { list },
      { problem: "over the epic points", spent: total, limit: format.epicPoints },
      { fix: "remove a huge ship" },
    );
  return total;
}

/** Returns a ship's epic points: those in the rules, or else those set by the organiser. A guessed value doesn't count. */
function epicPointsOf(ship: Ship, set: Readonly<Record<string, number>> | undefined): number | undefined {
  if (ship.epicPoints !== undefined && !ship.unconfirmed?.includes("epicPoints")) return ship.epicPoints;
  return set && Object.hasOwn(set, ship.id) ? set[ship.id] : undefined;
}

/**
 * Checks how many ships of a type there are. The type is the printed ship name (ET-SQUAD-52-Q), so named and generic pilots count together.
 */
function checkShipsOfAType({ format, problems }: CheckContext, { ships, list }: ResolvedSquad): void {
  if (!format.shipsOfAType) return;
  const { small, large } = format.shipsOfAType;
  if (ships.length <= Math.min(small, large)) return;
  for (const [ship, count] of countByShip(ships)) {
    const most = ship.size === "small" ? small : ship.size === "large" ? large : undefined;
    if (most !== undefined && count > most)
      problems.add(
        ship.size === "small" ? "smallOfAType" : "largeOfAType",
        { list },
        { problem: "too many of a type", type: ship.name, ships: count, most },
        { fix: "remove ships", ships: count - most },
      );
  }
}

function countByShip(ships: readonly ResolvedShip[]): ReadonlyMap<Ship, number> {
  const counts = new Map<Ship, number>();
  for (const { ship } of ships) counts.set(ship, (counts.get(ship) ?? 0) + 1);
  return counts;
}

/** Compares the totals with those that the list states. If a stated total is wrong or missing, this is only a notice. */
function checkDeclared({ format, problems }: CheckContext, { draft, list }: ResolvedSquad, points: number, epicPoints: number): void {
  const { declared } = draft;
  if (declared?.points !== undefined && declared.points !== points)
    problems.notice(
      "declaredPoints",
      { list },
      { problem: "wrong points declared", declared: declared.points, points },
      { fix: "declare points", points },
    );
  if (format.rules.declaredEpicPoints === undefined) return;
  const declaredEpic = declared?.epicPoints;
  if (declared?.points === undefined || declaredEpic === undefined)
    problems.notice(
      "declaredEpicPoints",
      { list },
      { problem: "totals not declared", missing: missingTotals(declared) },
      { fix: "declare both", points, epicPoints },
    );
  else if (declaredEpic !== epicPoints)
    problems.notice(
      "declaredEpicPoints",
      { list },
      { problem: "wrong epic points declared", declared: declaredEpic, epicPoints },
      { fix: "declare epic points", epicPoints },
    );
}

function missingTotals({ points, epicPoints }: NonNullable<SquadDraft["declared"]> = {}): "points" | "epic points" | "both" {
  if (points === undefined && epicPoints === undefined) return "both";
  return points === undefined ? "points" : "epic points";
}
