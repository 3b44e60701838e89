/** Checks ships that start docked, and whether their carriers can carry them. */
import type { Building, Catalogue } from "@broadside/cards";
import type { Fix } from "../fix.ts";
import type { Problem } from "../problem.ts";
import type { CheckContext } from "./context.ts";
import type { ResolvedShip, ResolvedSquad } from "./resolve.ts";

type Docks = NonNullable<Building["docks"]>;

/** Second-edition carriers whose ship ability lets ships dock (2E-HUGE-53). */
const BY_SHIP_ABILITY: Readonly<Record<string, Docks>> = { "Docking Clamps": { sizes: ["small"], most: 4 } };

export function checkDocking(context: CheckContext, squad: ResolvedSquad): void {
  for (const ship of squad.ships) checkStart(context, squad, ship);
  const docked = squad.ships.filter(({ draft }) => draft?.dockedTo !== undefined);
  if (docked.length === 0) return;
  for (const ship of docked) checkDockedShip(context, squad, ship);
  for (const carrier of squad.ships) {
    const aboard = docked.filter(({ draft, at }) => draft?.dockedTo === carrier.at && at !== carrier.at);
    if (aboard.length > 0) checkCarrier(context, squad, carrier, aboard);
  }
}

/** Checks that pilots who must start docked do so. */
function checkStart({ problems, catalogue }: CheckContext, { list }: ResolvedSquad, { pilot, draft, at }: ResolvedShip): void {
  const card = draft && draft.dockedTo === undefined ? carriersOf(catalogue).get(pilot.id) : undefined;
  if (card)
    problems.add(
      "docking",
      { list, ship: at },
      { problem: "must start docked", ship: pilot.name, card },
      { fix: "dock the ship", ship: pilot.name, card },
    );
}

/** For each pilot who must start docked, finds the name of the card that can carry that pilot. */
function carriersOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  const known = knownCarriers.get(catalogue);
  if (known) return known;
  const found = new Map<string, string>();
  for (const { name, building } of catalogue.upgrades.values()) for (const id of building?.docks?.pilots ?? []) found.set(id, name);
  knownCarriers.set(catalogue, found);
  return found;
}
const knownCarriers = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

function checkDockedShip({ problems }: CheckContext, { ships, list }: ResolvedSquad, { pilot, draft, at }: ResolvedShip): void {
  const carrier = ships.find((ship) => ship.at === draft?.dockedTo);
  const place = { list, ship: at };
  const fix: Fix = { fix: "undock or choose another carrier", ship: pilot.name };
  if (!carrier || carrier.at === at) problems.add("docking", place, { problem: "docked to nothing", ship: pilot.name }, fix);
  else if (carrier.draft?.dockedTo !== undefined)
    problems.add("docking", place, { problem: "carrier is docked", carrier: carrier.pilot.name }, fix);
}

function checkCarrier(context: CheckContext, { list }: ResolvedSquad, carrier: ResolvedShip, aboard: readonly ResolvedShip[]): void {
  const { problems, catalogue } = context;
  const place = { list, ship: carrier.at };
  const { name } = carrier.pilot;
  const docks = docksOf(carrier);
  if (!docks) {
    problems.add("docking", place, { problem: "no carrier", carrier: name }, { fix: "undock all" });
    return;
  }
  if (aboard.length > docks.most)
    problems.add(
      "docking",
      place,
      { problem: "too many docked", carrier: name, docked: aboard.length, most: docks.most },
      { fix: "undock ships", ships: aboard.length - docks.most },
    );
  for (const { ship, pilot, at } of aboard)
    if (!docks.ships?.includes(ship.id) && !docks.sizes?.includes(ship.size)) {
      const wrong: Problem = docks.ships
        ? { problem: "wrong type docked", carrier: name, types: namesIn(catalogue.ships, docks.ships) }
        : { problem: "wrong size docked", carrier: name, sizes: docks.sizes ?? [] };
      problems.add("docking", { list, ship: at }, wrong, { fix: "undock the ship", ship: pilot.name });
    }
  const { pilots, carrying } = docks;
  for (const { pilot, at } of pilots ? aboard : [])
    if (pilots && !pilots.includes(pilot.id))
      problems.add(
        "docking",
        { list, ship: at },
        { problem: "wrong pilot docked", carrier: name, pilots: namesIn(catalogue.pilots, pilots) },
        { fix: "undock the ship", ship: pilot.name },
      );
  for (const { pilot, upgrades, at } of carrying ? aboard : [])
    if (carrying && !upgrades.some(({ card }) => carrying.includes(card.id))) {
      const cards = namesIn(catalogue.upgrades, carrying);
      problems.add(
        "docking",
        { list, ship: at },
        { problem: "card for docking missing", carrier: name, cards },
        { fix: "undock or equip", ship: pilot.name, cards },
      );
    }
  if (docks.sameType && new Set(aboard.map(({ ship }) => ship)).size > 1)
    problems.add("docking", place, { problem: "mixed types docked" }, { fix: "undock one type" });
}

const namesIn = (cards: ReadonlyMap<string, { readonly name: string }>, ids: readonly string[]): readonly string[] =>
  ids.map((id) => cards.get(id)?.name ?? id);

/** Returns which ships a ship can carry. */
const docksOf = ({ pilot, upgrades }: Pick<ResolvedShip, "pilot" | "upgrades">): Docks | undefined =>
  upgrades.find(({ card }) => card.building?.docks)?.card.building?.docks ?? BY_SHIP_ABILITY[pilot.shipAbility ?? ""];
