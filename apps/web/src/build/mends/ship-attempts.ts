/** What could be changed on one ship: its cards, its pilot, itself. */
import { type Pilot, type SectionName, type Ship, type Upgrade, upgradeCost } from "@broadside/cards";
import type { ShipDraft } from "@broadside/squads";
import { WORDS } from "../../words/build/mends.ts";
import { WORDS as SHIPS } from "../../words/build/ship.ts";
import { pilotName, upgradeName } from "../cards/names.ts";
import { completeShip, dock, removeShip, removeUpgrade, setUpgrade, withShip } from "../entry/edits.ts";
import { type Attempt, type MendContext, withList } from "./attempt.ts";

interface ShipPlace {
  readonly list: number;
  readonly ship: number;
}

/** How many cards of a slot, or pilots of a type, are tried in place of one. */
const MOST_TRIED = 8;

export function* upgradeAttempts(context: MendContext, { list, ship }: ShipPlace, upgrade: number, save = 0): Generator<Attempt> {
  const { entry, catalogue } = context;
  const draft = entry.squads[list]?.ships[ship];
  const carried = draft?.upgrades[upgrade];
  if (!draft || !carried) return;
  const name = upgradeName(catalogue, carried.id);
  for (const card of replacements(context, draft, carried.id, save))
    yield {
      kind: "swap",
      label: WORDS.swap(name, card.name),
      entry: withList(context, list, (squad) => setUpgrade(squad, ship, onSection(card.id, carried.section), upgrade)),
    };
  if (carried.section !== undefined) {
    const other: SectionName = carried.section === "fore" ? "aft" : "fore";
    yield {
      kind: "move",
      label: WORDS.toSection[other](name),
      entry: withList(context, list, (squad) => setUpgrade(squad, ship, onSection(carried.id, other), upgrade)),
    };
  }
  yield {
    kind: "leave-out",
    label: WORDS.leaveOut(name, pilotName(catalogue, draft.pilot)),
    entry: withList(context, list, (squad) => removeUpgrade(squad, ship, upgrade)),
  };
}

const onSection = (id: string, section: SectionName | undefined) => (section === undefined ? { id } : { id, section });

/** Cards of the same type that save so much, those nearest in cost first. */
function replacements({ catalogue }: MendContext, draft: ShipDraft, id: string, save: number): readonly Upgrade[] {
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

export function* shipAttempts(context: MendContext, place: ShipPlace, save = 0): Generator<Attempt> {
  const { entry, catalogue } = context;
  const { list, ship } = place;
  const draft = entry.squads[list]?.ships[ship];
  if (!draft) return;
  const name = pilotName(catalogue, draft.pilot);
  if (draft.onlySection)
    yield {
      kind: "settle",
      label: SHIPS.addSection[draft.onlySection === "fore" ? "aft" : "fore"],
      entry: withList(context, list, (squad) => completeShip(squad, ship)),
    };
  if (draft.dockedTo !== undefined)
    yield { kind: "settle", label: WORDS.undock(name), entry: withList(context, list, (squad) => dock(squad, ship, undefined)) };
  for (const at of draft.upgrades.keys()) yield* upgradeAttempts(context, place, at, save);
  for (const pilot of otherPilots(context, draft, save))
    yield {
      kind: "pilot",
      label: WORDS.swap(name, pilot.name),
      entry: withList(context, list, (squad) => withShip(squad, ship, (own) => ({ ...own, pilot: pilot.id }))),
    };
  yield withoutShip(context, place);
}

export function withoutShip(context: MendContext, { list, ship }: ShipPlace): Attempt {
  const name = pilotName(context.catalogue, context.entry.squads[list]?.ships[ship]?.pilot ?? "");
  return { kind: "leave-out-ship", label: WORDS.leaveOutShip(name), entry: withList(context, list, (squad) => removeShip(squad, ship)) };
}

/** Of the same ship type, those nearest in cost first. */
function otherPilots({ catalogue }: MendContext, draft: ShipDraft, save: number): readonly Pilot[] {
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
