/** Finds an edition's ships and pilots by name, ready to add to the judge's table. */
import type { Attack, Catalogue, Pilot, Ship, WeaponArc } from "@broadside/cards";
import { type ArcName, BASES, type BaseId } from "@broadside/geometry";
import { withoutAccents } from "@broadside/kit";
import { possibleArcs, printedArcs, rulesOf } from "@broadside/position";
import type { Edition } from "@broadside/rulebook/row";
import type { NewShip } from "../pieces/pieces.ts";

export interface FindableShip extends NewShip {
  /** Unique among all findable ships. */
  readonly key: string;
  readonly type: string;
  readonly name: string;
  /** The pilot's ship, unless it has the same name as the pilot. */
  readonly shipName?: string;
}

/** Ships come first: typing "int" should find an interceptor before a pilot. */
export function findableShips({ pack }: Catalogue): readonly FindableShip[] {
  const edition: Edition = pack.edition;
  const ships = pack.ships.flatMap((ship) => findable(edition, ship));
  const byType = new Map(pack.ships.map((ship) => [ship.id, ship]));
  const pilots = pack.pilots.flatMap((pilot) => {
    const ship = byType.get(pilot.ship);
    return ship ? findable(edition, ship, pilot) : [];
  });
  return [...ships, ...pilots];
}

function findable(edition: Edition, ship: Ship, pilot?: Pilot): readonly FindableShip[] {
  const base = baseOf(edition, ship);
  if (!base) return [];
  const skill = pilot?.initiative ?? pilot?.engagement;
  return [
    {
      key: pilot ? `pilot ${pilot.id}` : `ship ${ship.id}`,
      type: ship.id,
      name: pilot?.name ?? ship.name,
      ...(pilot && pilot.name !== ship.name && { shipName: ship.name }),
      base,
      arcs: arcsOf(edition, base, pilot?.attacks ?? ship.attacks),
      ...(skill !== undefined && { skill }),
    },
  ];
}

/** In the first edition, each huge ship has its own base, and the ship's id begins with the base's name. */
function baseOf(edition: Edition, { id, size }: Ship): BaseId | undefined {
  const { bases } = rulesOf(edition);
  return bases.find((base) => (size === "huge" ? BASES[base].size === "huge" && (base === "huge" || id.startsWith(base)) : base === size));
}

/**
 * Arcs that weapons add to those printed on every ship with this base. Arcs that can be turned are missing, because players set where they
 * point.
 */
const AIMS: Readonly<Partial<Record<WeaponArc, ArcName>>> = {
  rear: "rear",
  left: "left",
  right: "right",
  "full-front": "fullFront",
  "full-rear": "fullRear",
  bullseye: "bullseye",
  turret: "all",
  "auxiliary-rear": "rear",
  "auxiliary-180": "fullFront",
};

function arcsOf(edition: Edition, base: BaseId, attacks: readonly Attack[]): readonly ArcName[] {
  const printed = printedArcs(edition, base);
  const added = attacks.flatMap(({ arcs }) => arcs.map((arc) => AIMS[arc]));
  return possibleArcs(edition, base).filter((arc) => printed.includes(arc) || (added.includes(arc) && !printed.includes("mainWeapon")));
}

const wordsOf = (text: string): readonly string[] =>
  withoutAccents(text)
    .replace(/['’"“”]/g, "")
    .match(/[a-z0-9]+/g) ?? [];

/** Every typed word must start a word in the name, or be in the name without its spaces: "x wing", "xwing" and "wing" find the X-wing. */
export function foundShips(all: readonly FindableShip[], typed: string, most: number): readonly FindableShip[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const found: { readonly ship: FindableShip; readonly rank: number }[] = [];
  for (const ship of all) {
    const own = wordsOf(ship.name);
    const whole = own.join("");
    if (!wanted.every((word) => whole.includes(word))) continue;
    const rank = whole.startsWith(wanted.join("")) ? 0 : wanted.every((word) => own.some((one) => one.startsWith(word))) ? 1 : 2;
    found.push({ ship, rank });
  }
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ ship }) => ship);
}
