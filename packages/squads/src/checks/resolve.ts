/** Looks up the ids in a draft, so that checks can work with cards. Unknown cards are reported as problems and left out. */
import type { Catalogue, Pilot, SectionName, Ship, Upgrade } from "@broadside/cards";
import { nearestText } from "@broadside/kit";
import type { ShipDraft, SquadDraft } from "../draft.ts";
import type { Problems } from "./problems.ts";

export interface ResolvedUpgrade {
  readonly card: Upgrade;
  readonly section?: SectionName | undefined;
  /** The upgrade's position in the draft. It is -1 if the upgrade is printed on a standard-loadout card. */
  readonly at: number;
}

export interface ResolvedShip {
  /** The ship's position in the draft. It is -1 if the ship belongs to a quick build. */
  readonly at: number;
  readonly pilot: Pilot;
  readonly ship: Ship;
  readonly upgrades: readonly ResolvedUpgrade[];
  readonly draft?: ShipDraft;
  /** For a leader in a quick build: how many wingmates it has. */
  readonly wingmates?: number;
  /** For a ship in a quick build: the build's number, and its threat. The first ship has all the threat, and the others have 0. */
  readonly build?: { readonly number: number; readonly threat: number };
}

export interface ResolvedSquad {
  readonly draft: SquadDraft;
  readonly faction: string;
  readonly list: number;
  readonly ships: readonly ResolvedShip[];
  readonly threat: number;
}

export function resolveSquad(draft: SquadDraft, list: number, catalogue: Catalogue, problems: Problems): ResolvedSquad {
  const ships: ResolvedShip[] = [];
  for (let at = 0; at < draft.ships.length; at += 1) {
    const shipDraft = draft.ships[at];
    const resolved = shipDraft && resolveShip(shipDraft, list, at, catalogue, problems);
    if (resolved) ships.push(resolved);
  }
  let threat = 0;
  for (const [number, id] of (draft.builds ?? []).entries()) threat += resolveBuild(id, number, list, catalogue, problems, ships);
  return { draft, faction: draft.faction, list, ships, threat };
}

export function resolveShip(
  draft: ShipDraft,
  list: number,
  at: number,
  catalogue: Catalogue,
  problems: Problems,
): ResolvedShip | undefined {
  const pilot = catalogue.pilots.get(draft.pilot);
  const ship = pilot && catalogue.ships.get(pilot.ship);
  if (!ship) {
    const nearest = nearestText(draft.pilot, catalogue.pilots.keys());
    problems.add(
      "unknownCard",
      { list, ship: at },
      { problem: "unknown ship card", id: draft.pilot },
      nearest === undefined ? { fix: "correct the ship" } : { fix: "use the nearest ship", nearest },
    );
    return undefined;
  }
  const upgrades: ResolvedUpgrade[] = [];
  for (let place = 0; place < draft.upgrades.length; place += 1) {
    const upgrade = draft.upgrades[place];
    if (!upgrade) continue;
    const card = catalogue.upgrades.get(upgrade.id);
    if (card) {
      upgrades.push({ card, section: upgrade.section, at: place });
      continue;
    }
    const nearest = nearestText(upgrade.id, catalogue.upgrades.keys());
    problems.add(
      "unknownCard",
      { list, ship: at, upgrade: place },
      { problem: "unknown upgrade card", id: upgrade.id },
      nearest === undefined
        ? { fix: "correct the upgrade", ship: pilot.name }
        : { fix: "use the nearest upgrade", ship: pilot.name, nearest },
    );
  }
  return { at, pilot, ship, upgrades: pilot.standardLoadout ? withPrinted(pilot, upgrades, catalogue) : upgrades, draft };
}

/** Adds the upgrades printed on the ship card. The draft may list these again; if it lists others, a check refuses them. */
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

/** Adds a quick build's ships to the list's ships, and returns the build's threat. */
function resolveBuild(id: string, number: number, list: number, catalogue: Catalogue, problems: Problems, ships: ResolvedShip[]): number {
  const build = catalogue.quickBuilds.get(id);
  if (!build) {
    problems.add("buildOnly", { list }, { problem: "unknown quick build", id }, { fix: "choose another build" });
    return 0;
  }
  if (build.missing?.includes("wingmates"))
    problems.add("buildOnly", { list }, { problem: "unknown wingmates", id }, { fix: "choose another build" });
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
