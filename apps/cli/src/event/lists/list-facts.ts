/** Turns a checked list into what the event stores: ships with their points, sections of huge ships, quick builds, and the file itself. */
import type { Catalogue, Ship, Upgrade } from "@broadside/cards";
import { type EntryDraft, type Format, type ShipDraft, type SquadDraft, sectionPoints, type Verdict, writeXws } from "@broadside/squads";
import type { SubmittedList, SubmittedSection, SubmittedShip, SubmittedSquad } from "@broadside/tournament";

/** Returns the whole entry as one list: a single squad, or all tiers of an Escalation entry. */
export function submittedList(entry: EntryDraft, verdict: Verdict, format: Format, catalogue: Catalogue): SubmittedList {
  const obstacles = format.obstacles && entry.squads.find((squad) => squad.obstacles)?.obstacles;
  return {
    hash: verdict.hash,
    faction: entry.squads[0]?.faction ?? "",
    squads: entry.squads.map((squad, at) => handedSquad(squad, verdict.lists[at], catalogue)),
    ...(obstacles && { obstacles }),
    file: writeXws(entry, catalogue),
  };
}

/** Returns one member's list from a team's entry, with its own hash. */
export function memberList(entry: EntryDraft, at: number, verdict: Verdict, format: Format, catalogue: Catalogue): SubmittedList {
  const totals = verdict.lists[at];
  const own = { ...verdict, hash: totals?.hash ?? verdict.hash, lists: totals ? [totals] : [] };
  return submittedList({ ...entry, squads: entry.squads.slice(at, at + 1) }, own, format, catalogue);
}

function handedSquad(squad: SquadDraft, totals: Verdict["lists"][number] | undefined, catalogue: Catalogue): SubmittedSquad {
  const ships = squad.ships.map((ship, at) => submittedShip(ship, totals?.ships[at]?.points ?? 0, catalogue));
  return {
    ...(totals && { hash: totals.hash }),
    points: (totals?.points ?? 0) + (totals?.threat ?? 0),
    ships: [...ships, ...buildShips(squad, catalogue)],
  };
}

/** Describes a ship for the event. An unknown card appears under its id. */
function submittedShip(draft: ShipDraft, points: number, catalogue: Catalogue): SubmittedShip {
  const pilot = catalogue.pilots.get(draft.pilot);
  const ship = pilot && catalogue.ships.get(pilot.ship);
  const cards = draft.upgrades.flatMap(({ id }) => catalogue.upgrades.get(id) ?? []);
  if (!pilot || !ship) return { name: draft.pilot, points };
  const sections = sectionsOf(draft, points, catalogue);
  const health = healthOf(pilot.hull ?? ship.hull, pilot.shields ?? ship.shields, cards);
  return { name: pilot.name, points, ...(sections && { sections }), ...(health > 0 && { health }) };
}

/** Returns a corvette's points by section. If only one of its sections is played, that section has all the points. */
function sectionsOf(draft: ShipDraft, points: number, catalogue: Catalogue): readonly SubmittedSection[] | undefined {
  const pilot = catalogue.pilots.get(draft.pilot);
  const ship = pilot && catalogue.ships.get(pilot.ship);
  const upgrades = draft.upgrades.flatMap(({ id, section }) => {
    const card = catalogue.upgrades.get(id);
    return card ? [{ card, section }] : [];
  });
  const halves = pilot && ship && sectionPoints(pilot, ship, upgrades, points);
  if (!halves) return undefined;
  if (draft.onlySection !== undefined) return [{ name: draft.onlySection, points }];
  return [
    { name: "fore", points: halves.fore },
    { name: "aft", points: halves.aft },
  ];
}

const healthOf = (hull: Ship["hull"], shields: Ship["shields"], cards: readonly Upgrade[]): number =>
  cards.reduce((health, { stats }) => health + (stats?.hull ?? 0) + (stats?.shields ?? 0), hull + shields);

/** Returns each quick build's ships as one ship, worth the build's threat. */
const buildShips = ({ builds = [] }: SquadDraft, catalogue: Catalogue): readonly SubmittedShip[] =>
  builds.flatMap((id, at) => {
    const build = catalogue.quickBuilds.get(id);
    return (build?.ships ?? []).map(({ pilot, upgrades }): SubmittedShip => {
      const ship = submittedShip({ pilot, upgrades: upgrades.map((upgrade) => ({ id: upgrade })) }, 0, catalogue);
      return { ...ship, build: { number: at + 1, threat: build?.threat ?? 0 } };
    });
  });
