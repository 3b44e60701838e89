/** Changes to one ship: its cards, its pilot, or the whole ship. */
import { type Pilot, type SectionName, type Ship, type Upgrade, upgradeCost } from "@broadside/cards";
import type { ShipDraft } from "@broadside/squads";
import { pilotName, upgradeName } from "../../cards/names.ts";
import { completeShip, dock, removeShip, removeUpgrade, setUpgrade, withShip } from "../../lists/entry/edits.ts";
import { FIXES } from "../../words/build/fixes.ts";
import { SHIP } from "../../words/build/ship.ts";
import { type Attempt, type FixContext, withList } from "./attempt.ts";

interface ShipPlace {
  readonly list: number;
  readonly ship: number;
}

/** How many other cards for a slot, or other pilots of a ship type, are tried. */
const MOST_TRIED = 8;

export function* upgradeAttempts(context: FixContext, { list, ship }: ShipPlace, upgrade: number, save = 0): Generator<Attempt> {
  const { entry, catalogue } = context;
  const draft = entry.squads[list]?.ships[ship];
  const carried = draft?.upgrades[upgrade];
  if (!draft || !carried) return;
  const name = upgradeName(catalogue, carried.id);
  for (const card of replacements(context, draft, carried.id, save))
    yield {
      kind: "swap",
      label: FIXES.swap({ before: name, after: card.name }),
      entry: withList(context, list, (squad) => setUpgrade(squad, ship, onSection(card.id, carried.section), upgrade)),
    };
  if (carried.section !== undefined) {
    const other: SectionName = carried.section === "fore" ? "aft" : "fore";
    yield {
      kind: "move",
      label: FIXES.moveTo[other]({ card: name }),
      entry: withList(context, list, (squad) => setUpgrade(squad, ship, onSection(carried.id, other), upgrade)),
    };
  }
  yield {
    kind: "leave-out",
    label: FIXES.removeCard({ card: name, ship: pilotName(catalogue, draft.pilot) }),
    entry: withList(context, list, (squad) => removeUpgrade(squad, ship, upgrade)),
  };
}

const onSection = (id: string, section: SectionName | undefined) => (section === undefined ? { id } : { id, section });

/** Cards of the same type that cost at least `save` less. Those nearest in cost come first. */
function replacements({ catalogue }: FixContext, draft: ShipDraft, id: string, save: number): readonly Upgrade[] {
  const old = catalogue.upgrades.get(id);
  const pilot = catalogue.pilots.get(draft.pilot);
  const type = catalogue.ships.get(pilot?.ship ?? "");
  if (!old || !pilot || !type) return [];
  const costOf = (card: Upgrade): number => upgradeCost(card, pilot, type) ?? 0;
  const wanted = costOf(old) - save;
  return nearest(
    catalogue.pack.upgrades.filter(
      (card) => card !== old && !card.onlyInStandardLoadout && hasSlotsOf(card, old) && (save === 0 || costOf(card) <= wanted),
    ),
    wanted,
    costOf,
  );
}

const hasSlotsOf = (card: Upgrade, old: Upgrade): boolean =>
  card.slots.length === old.slots.length && card.slots.every((slot) => old.slots.includes(slot));

const nearest = <Card>(cards: readonly Card[], wanted: number, costOf: (card: Card) => number): readonly Card[] =>
  cards.toSorted((one, other) => Math.abs(costOf(one) - wanted) - Math.abs(costOf(other) - wanted)).slice(0, MOST_TRIED);

export function* shipAttempts(context: FixContext, place: ShipPlace, save = 0): Generator<Attempt> {
  const { entry, catalogue } = context;
  const { list, ship } = place;
  const draft = entry.squads[list]?.ships[ship];
  if (!draft) return;
  const name = pilotName(catalogue, draft.pilot);
  if (draft.onlySection)
    yield {
      kind: "settle",
      label: SHIP.addSection[draft.onlySection === "fore" ? "aft" : "fore"],
      entry: withList(context, list, (squad) => completeShip(squad, ship)),
    };
  if (draft.dockedTo !== undefined)
    yield { kind: "settle", label: FIXES.undock({ ship: name }), entry: withList(context, list, (squad) => dock(squad, ship, undefined)) };
  for (const at of draft.upgrades.keys()) yield* upgradeAttempts(context, place, at, save);
  for (const pilot of otherPilots(context, draft, save))
    yield {
      kind: "pilot",
      label: FIXES.swap({ before: name, after: pilot.name }),
      entry: withList(context, list, (squad) => withShip(squad, ship, (own) => ({ ...own, pilot: pilot.id }))),
    };
  yield withoutShip(context, place);
}

export function withoutShip(context: FixContext, { list, ship }: ShipPlace): Attempt {
  const name = pilotName(context.catalogue, context.entry.squads[list]?.ships[ship]?.pilot ?? "");
  return {
    kind: "leave-out-ship",
    label: FIXES.removeShip({ ship: name }),
    entry: withList(context, list, (squad) => removeShip(squad, ship)),
  };
}

/** Pilots of the same ship type. Those nearest in cost come first. */
function otherPilots({ catalogue }: FixContext, draft: ShipDraft, save: number): readonly Pilot[] {
  const own = catalogue.pilots.get(draft.pilot);
  const type: Ship | undefined = catalogue.ships.get(own?.ship ?? "");
  if (!own || !type) return [];
  const wanted = (own.cost ?? 0) - save;
  return nearest(
    catalogue.pack.pilots.filter(
      (pilot) => pilot !== own && pilot.ship === own.ship && pilot.faction === own.faction && (save === 0 || (pilot.cost ?? 0) <= wanted),
    ),
    wanted,
    (pilot) => pilot.cost ?? 0,
  );
}
