/** Changes to a whole list or entry: to its ships, cards, wings, obstacles, tiers and members. */
import type { Faction } from "@broadside/cards";
import { LIST_OBSTACLES } from "@broadside/geometry";
import { type SquadDraft, usualPositions } from "@broadside/squads";
import { pilotName } from "../../cards/names.ts";
import { addShip, removeBuild, removeShip } from "../../lists/entry/edits.ts";
import { addList, removeList, withCaptain, withFaction, withOptions } from "../../lists/entry/entries.ts";
import { copyUp } from "../../lists/entry/tiers.ts";
import { addWingmate, dissolveWing, possibleWingmates, removeWingmate, wingCardOf } from "../../lists/entry/wings.ts";
import { factionName } from "../../words/build/cards.ts";
import { obstacleName } from "../../words/build/editor.ts";
import { FIXES } from "../../words/build/fixes.ts";
import { WINGS } from "../../words/build/list.ts";
import { type Attempt, type FixContext, withList } from "./attempt.ts";
import { shipAttempts, withoutShip } from "./ship-attempts.ts";

const MOST_ADDED = 8;

/**
 * If the list is over its limit, tries changes that bring it within the limit. Otherwise, tries removing ships. Starts with the last ships.
 */
export function* listAttempts(context: FixContext, list: number): Generator<Attempt> {
  const { entry, catalogue, verdict } = context;
  const squad = entry.squads[list];
  if (!squad) return;
  const over = Math.max(0, -(verdict.lists[list]?.left ?? 0));
  const ships = [...squad.ships.keys()].reverse();
  const costs = ships.map((ship) => verdict.lists[list]?.ships[ship]?.points ?? 0);
  const enough = costs.findIndex((_, at) => costs.slice(0, at + 1).reduce((sum, cost) => sum + cost, 0) >= over);
  if (over > 0 && enough > 0) yield withoutLast(context, list, squad, enough + 1);
  for (const [at, id] of (squad.builds ?? []).entries()) {
    const name = catalogue.quickBuilds.get(id)?.ships.map(({ pilot }) => pilotName(catalogue, pilot));
    const label = FIXES.removeShip({ ship: name?.join(", ") ?? id });
    yield { kind: "leave-out-ship", label, entry: withList(context, list, (own) => removeBuild(own, at)) };
  }
  if (over === 0) {
    for (const ship of ships) yield withoutShip(context, { list, ship });
    for (let count = 2; count < ships.length; count += 1) yield withoutLast(context, list, squad, count);
  }
  for (const ship of ships) yield* shipAttempts(context, { list, ship }, over);
}

function withoutLast(context: FixContext, list: number, squad: SquadDraft, count: number): Attempt {
  const shortened = Array.from({ length: count }).reduce<SquadDraft>((own) => removeShip(own, own.ships.length - 1), squad);
  return { kind: "leave-out-ship", label: FIXES.removeShips({ count }), entry: withList(context, list, () => shortened) };
}

/** Adds copies of the faction's cheapest Ship cards, if there are points left. */
export function* additionAttempts(context: FixContext, list: number): Generator<Attempt> {
  const { entry, catalogue, verdict } = context;
  if ((verdict.lists[list]?.left ?? 1) <= 0) return;
  const faction = entry.squads[list]?.faction;
  const cheapest = catalogue.pack.pilots
    .filter((pilot) => pilot.faction === faction && pilot.limit === undefined && pilot.cost !== undefined)
    .toSorted((one, other) => (one.cost ?? 0) - (other.cost ?? 0))
    .slice(0, 3);
  for (const pilot of cheapest)
    for (let count = 1; count <= MOST_ADDED; count += 1)
      yield {
        kind: "add",
        label: FIXES.addShips({ count, ship: pilot.name }),
        entry: withList(context, list, (squad) =>
          Array.from({ length: count }).reduce<SquadDraft>((own) => addShip(own, { pilot: pilot.id, upgrades: [] }), squad),
        ),
      };
}

export function* wingAttempts(context: FixContext, list: number): Generator<Attempt> {
  const { entry, catalogue } = context;
  const squad = entry.squads[list];
  if (!squad) return;
  const nameOf = (ship: number): string => WINGS.shipAt({ ship: pilotName(catalogue, squad.ships[ship]?.pilot ?? ""), number: ship + 1 });
  for (const leader of squad.ships.keys()) {
    const card = wingCardOf(squad, leader, catalogue);
    if (!card) continue;
    const possible = possibleWingmates(squad, leader, catalogue);
    for (let count = 1; count <= Math.min(possible.length, card.wing?.wingmates[1] ?? 0); count += 1) {
      const mates = possible.slice(0, count);
      yield {
        kind: "settle",
        label: FIXES.formWing({ ships: mates.map(nameOf) }),
        entry: withList(context, list, (own) => mates.reduce((grown, mate) => addWingmate(grown, leader, mate), own)),
      };
    }
  }
  for (const { leader, wingmates } of squad.wings ?? []) {
    const positions = usualPositions(wingmates.length);
    const usual = { leader, wingmates: wingmates.map((mate, at) => ({ ...mate, position: positions[at] ?? mate.position })) };
    yield {
      kind: "settle",
      label: FIXES.usualFormation,
      entry: withList(context, list, (own) => ({
        ...own,
        wings: (own.wings ?? []).map((wing) => (wing.leader === leader ? usual : wing)),
      })),
    };
    for (const { ship } of wingmates)
      yield {
        kind: "move",
        label: WINGS.remove({ ship: nameOf(ship) }),
        entry: withList(context, list, (own) => removeWingmate(own, leader, ship)),
      };
    yield { kind: "leave-out", label: WINGS.dissolve, entry: withList(context, list, (own) => dissolveWing(own, leader)) };
  }
}

/** Chooses as many obstacles as the format requires: first the allowed ones that are already chosen, then others. */
function* obstacleAttempts(context: FixContext, list: number, squad: SquadDraft): Generator<Attempt> {
  const { obstacles } = context.format;
  if (!obstacles) return;
  const offered = LIST_OBSTACLES.filter((id) => obstacles.from.length === 0 || obstacles.from.includes(id));
  const kept = offered.filter((id) => squad.obstacles?.includes(id));
  const chosen = [...kept, ...offered.filter((id) => !kept.includes(id))].slice(0, obstacles.count);
  const added = chosen.filter((id) => !squad.obstacles?.includes(id));
  if (added.length === 0 && chosen.length === squad.obstacles?.length) return;
  const label = FIXES.obstacles({ obstacles: (added.length > 0 ? added : chosen).map(obstacleName) });
  yield { kind: "settle", label, entry: withList(context, list, (own) => ({ ...own, obstacles: chosen })) };
}

/** Changes to what an entry's lists have in common. */
export function* entryAttempts(context: FixContext, list: number | undefined): Generator<Attempt> {
  const { entry, format, catalogue } = context;
  const at = list ?? 0;
  yield* obstacleAttempts(context, at, entry.squads[at] ?? { faction: "", ships: [] });
  if (format.inclusion)
    for (const tier of entry.squads.keys()) yield { kind: "settle", label: FIXES.copyUp({ tier: tier + 1 }), entry: copyUp(entry, tier) };
  if (entry.squads.length < format.lists.least) yield { kind: "settle", label: FIXES.addList, entry: addList(entry, format) };
  if (entry.squads.length > format.lists.most)
    yield { kind: "leave-out-ship", label: FIXES.removeList, entry: removeList(entry, entry.squads.length - 1) };
  yield { kind: "settle", label: FIXES.captain, entry: withCaptain(entry, at) };
  if (entry.options?.scenario !== undefined)
    yield { kind: "settle", label: FIXES.noScenario, entry: withOptions(entry, { scenario: undefined }) };
  const factions = new Set(
    (entry.squads[at]?.ships ?? []).flatMap(({ pilot }): readonly Faction[] => {
      const faction = catalogue.pilots.get(pilot)?.faction;
      return faction ? [faction] : [];
    }),
  );
  for (const faction of factions)
    yield { kind: "whole", label: FIXES.faction({ faction: factionName(faction) }), entry: withFaction(entry, format, at, faction) };
}
