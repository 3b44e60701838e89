/** A draft with its ids looked up: what the checks work on. Cards that are not known are faults and left out. */
import type { Catalogue, Pilot, SectionName, Ship, Upgrade } from "@broadside/cards";
import { nearestText } from "@broadside/kit";
import type { ShipDraft, SquadDraft } from "../draft.ts";
import type { Faults } from "./faults.ts";

export interface ResolvedUpgrade {
  readonly card: Upgrade;
  readonly section?: SectionName | undefined;
  /** Its place in the draft; -1 when it is printed on a standard-loadout card. */
  readonly at: number;
}

export interface ResolvedShip {
  /** Its place in the draft; -1 when it comes with a quick build. */
  readonly at: number;
  readonly pilot: Pilot;
  readonly ship: Ship;
  readonly upgrades: readonly ResolvedUpgrade[];
  readonly draft?: ShipDraft;
  /** Of the leader of a wing that comes as a quick build: how many wingmates follow it. */
  readonly wingmates?: number;
  /** The number of the quick build that it comes with, and what it counts of its threat: the first ship all, the others nothing. */
  readonly build?: { readonly number: number; readonly threat: number };
}

export interface ResolvedSquad {
  readonly draft: SquadDraft;
  readonly faction: string;
  readonly list: number;
  readonly ships: readonly ResolvedShip[];
  readonly threat: number;
}

export function resolveSquad(draft: SquadDraft, list: number, catalogue: Catalogue, faults: Faults): ResolvedSquad {
  const ships: ResolvedShip[] = [];
  for (let at = 0; at < draft.ships.length; at += 1) {
    const shipDraft = draft.ships[at];
    const resolved = shipDraft && resolveShip(shipDraft, list, at, catalogue, faults);
    if (resolved) ships.push(resolved);
  }
  let threat = 0;
  for (const [number, id] of (draft.builds ?? []).entries()) threat += resolveBuild(id, number, list, catalogue, faults, ships);
  return { draft, faction: draft.faction, list, ships, threat };
}

export function resolveShip(draft: ShipDraft, list: number, at: number, catalogue: Catalogue, faults: Faults): ResolvedShip | undefined {
  const pilot = catalogue.pilots.get(draft.pilot);
  const ship = pilot && catalogue.ships.get(pilot.ship);
  if (!ship) {
    faults.add(
      "unknownCard",
      { list, ship: at },
      `There is no ship card "${draft.pilot}"`,
      `Take the ship out or correct its id${nearestTo(draft.pilot, catalogue.pilots)}`,
    );
    return undefined;
  }
  const upgrades: ResolvedUpgrade[] = [];
  for (let place = 0; place < draft.upgrades.length; place += 1) {
    const upgrade = draft.upgrades[place];
    if (!upgrade) continue;
    const card = catalogue.upgrades.get(upgrade.id);
    if (card) upgrades.push({ card, section: upgrade.section, at: place });
    else
      faults.add(
        "unknownCard",
        { list, ship: at, upgrade: place },
        `There is no upgrade card "${upgrade.id}"`,
        `Take it off ${pilot.name} or correct its id${nearestTo(upgrade.id, catalogue.upgrades)}`,
      );
  }
  return { at, pilot, ship, upgrades: pilot.standardLoadout ? withPrinted(pilot, upgrades, catalogue) : upgrades, draft };
}

/** The id that may have been meant. */
function nearestTo(id: string, known: ReadonlyMap<string, unknown>): string {
  const nearest = nearestText(id, known.keys());
  return nearest === undefined ? "" : `; nearest is ${nearest}`;
}

/** The upgrades printed on the card; those that the draft repeats are the same ones, and others stay for the check to refuse. */
function withPrinted(pilot: Pilot, listed: readonly ResolvedUpgrade[], catalogue: Catalogue): readonly ResolvedUpgrade[] {
  const extra = [...listed];
  const printed = (pilot.standardLoadout ?? []).flatMap((id): readonly ResolvedUpgrade[] => {
    const card = catalogue.upgrades.get(id);
    const repeated = extra.findIndex((upgrade) => upgrade.card === card);
    if (repeated >= 0) extra.splice(repeated, 1);
    return card ? [{ card, at: -1 }] : [];
  });
  return [...printed, ...extra];
}

/** Its ships join the others; the threat comes back. */
function resolveBuild(id: string, number: number, list: number, catalogue: Catalogue, faults: Faults, ships: ResolvedShip[]): number {
  const build = catalogue.quickBuilds.get(id);
  if (!build) {
    faults.add("buildOnly", { list }, `There is no quick build "${id}"`, "Take it out or choose another");
    return 0;
  }
  if (build.missing?.includes("wingmates"))
    faults.add("buildOnly", { list }, `The wingmates of the quick build "${id}" are not known`, "Choose another build");
  for (const [at, { pilot: pilotId, upgrades }] of build.ships.entries()) {
    const pilot = catalogue.pilots.get(pilotId);
    const ship = pilot && catalogue.ships.get(pilot.ship);
    if (!ship) continue;
    const cards = upgrades.flatMap((upgrade): readonly ResolvedUpgrade[] => {
      const card = catalogue.upgrades.get(upgrade);
      return card ? [{ card, at: -1 }] : [];
    });
    ships.push({
      at: -1,
      pilot,
      ship,
      upgrades: cards,
      build: { number, threat: at === 0 ? build.threat : 0 },
      ...(build.wing && at === 0 && { wingmates: build.ships.length - 1 }),
    });
  }
  return build.threat;
}
