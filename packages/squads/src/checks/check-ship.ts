/** One ship: its sections, icons, restrictions, doubled cards and loadout. */
import { holds, type Restriction, type Slot, type Upgrade, upgradeCost } from "@broadside/cards";
import { belongsToWholeShip } from "../corvette.ts";
import type { Format } from "../formats.ts";
import type { Question } from "../rules.ts";
import type { Place, ShipTotals } from "../verdict.ts";
import { SLOT_NAMES } from "../words.ts";
import { BUILDING } from "./building.ts";
import type { CheckContext } from "./context.ts";
import { upgradePoints } from "./cost.ts";
import { fitUpgrades, type Icon, iconsOf } from "./icons.ts";
import type { ResolvedShip, ResolvedSquad, ResolvedUpgrade } from "./resolve.ts";
import { restrictionInWords } from "./restrictions.ts";

/** Checks a ship of a draft, and adds up what it costs. */
export function checkShip(context: CheckContext, squad: ResolvedSquad, ship: ResolvedShip): ShipTotals {
  const { format } = context;
  const place = { list: squad.list, ship: ship.at };
  const upgrades = upgradePoints(ship);
  const cost = ship.pilot.cost ?? 0;
  checkCosts(context, ship, place);
  checkSections(context, ship, place);
  if (ship.pilot.standardLoadout) checkStandardLoadout(context, ship, place);
  else if (ship.upgrades.length > 0) checkUpgrades(context, squad, ship, place);
  if (!format.loadout || ship.ship.size === "huge") return { points: cost + upgrades, upgrades };
  const { loadout } = ship.pilot;
  const points = cost * (format.squadPoint ?? 1);
  if (loadout === undefined) return { points, upgrades };
  if (upgrades > loadout)
    context.faults.add(
      "loadout",
      place,
      `${ship.pilot.name}'s upgrades cost ${upgrades} of a loadout of ${loadout}`,
      `Take off upgrades worth ${upgrades - loadout}`,
    );
  return { points, upgrades, loadout };
}

/** The icons a ship has, printed, by the edition, by the format and by its cards (1E-SQUAD-03, EB-CMD-02, EB-CMD-03). */
export function shipIcons(format: Format, ship: ResolvedShip): readonly Icon[] {
  return iconsOf(ship, ship.pilot.takesNoUpgrades ? [] : extraIcons(format, ship.ship.size === "huge"));
}

const EPIC_ICONS: readonly Slot[] = ["command"];
const extraIcons = (format: Format, huge: boolean): readonly Slot[] =>
  format.epic && !huge ? EPIC_ICONS : BUILDING[format.edition].everyShipHas;

function checkCosts({ faults }: CheckContext, { pilot, ship, upgrades }: ResolvedShip, place: Place): void {
  if (pilot.cost === undefined)
    faults.add("costUnknown", place, `${pilot.name} has no cost and cannot be chosen for a list`, "Take the ship out");
  for (const { card, at } of upgrades)
    if (at >= 0 && upgradeCost(card, pilot, ship) === undefined)
      faults.add("costUnknown", { ...place, upgrade: at }, `${card.name} has no known cost on ${ship.name}`, "Take it off");
}

function checkSections({ faults }: CheckContext, { pilot, ship, upgrades, draft }: ResolvedShip, place: Place): void {
  if (!ship.sections) return;
  if (draft?.onlySection)
    faults.add(
      "sections",
      place,
      `${pilot.name} is fielded with its fore and its aft card together; only the ${draft.onlySection} one is there`,
      `Add the ${draft.onlySection === "fore" ? "aft" : "fore"} card`,
    );
  for (const { card, section, at } of upgrades) {
    if (card.section !== undefined && section !== undefined && card.section !== section)
      faults.add(
        "restriction",
        { ...place, upgrade: at },
        `${card.name} belongs on the ${card.section} card`,
        `Move it to the ${card.section} card`,
      );
    if (card.section === undefined && section === undefined && !belongsToWholeShip(card))
      faults.add(
        "sections",
        { ...place, upgrade: at },
        `${card.name} is on neither half of ${pilot.name}`,
        "Say whether fore or aft carries it",
      );
  }
}

function checkStandardLoadout({ faults }: CheckContext, { pilot, upgrades }: ResolvedShip, place: Place): void {
  for (const { card, at } of upgrades)
    if (at >= 0)
      faults.add(
        "standardLoadout",
        { ...place, upgrade: at },
        `${pilot.name} has a standard loadout and takes nothing more, not ${card.name}`,
        "Take it off, or choose the pilot's card with free slots",
      );
}

/** The place of an upgrade of the ship at `place`. */
const on = (place: Place, { at }: ResolvedUpgrade): Place => ({ ...place, upgrade: at });

function checkUpgrades(context: CheckContext, squad: ResolvedSquad, ship: ResolvedShip, place: Place): void {
  const icons = shipIcons(context.format, ship);
  for (const upgrade of fitUpgrades(ship, icons).refused) noIcon(context, ship, upgrade, icons, place);
  for (let at = 0; at < ship.upgrades.length; at += 1) {
    const upgrade = ship.upgrades[at];
    if (!upgrade) continue;
    const { card } = upgrade;
    if (card.restrictions)
      for (const restriction of card.restrictions)
        if (!holds(restriction, ship, squad, icons)) restricted(context, ship, upgrade, restriction, place);
    if (ship.ship.size === "huge") checkOnHugeShip(context, ship, upgrade, place);
    checkTwin(context, ship, at, place);
    if (card.onlyInStandardLoadout)
      context.faults.add(
        "standardLoadout",
        on(place, upgrade),
        `${card.name} exists only printed on a ship card`,
        "Choose the ship card that prints it",
      );
    if (card.building) checkBuilding(context, ship, upgrade, place);
  }
}

function noIcon(
  { faults, format }: CheckContext,
  ship: ResolvedShip,
  upgrade: ResolvedUpgrade,
  icons: readonly Icon[],
  place: Place,
): void {
  const { pilot } = ship;
  const { card, section } = upgrade;
  const here = on(place, upgrade);
  const lacking = card.slots.find((slot) => lacks(slot, ship, icons)) ?? card.slots[0] ?? "modification";
  const name = SLOT_NAMES[lacking];
  const where = section === undefined ? pilot.name : `The ${section} half of ${pilot.name}`;
  const taken = icons.some((icon) => offers(icon, lacking));
  const mend = taken ? `Take off ${card.name} or what fills its icon` : `Take off ${card.name}`;
  const text = `${where} has no ${name} icon${taken ? " left" : ""} for ${card.name}`;
  if (pilot.sections && belongsToWholeShip(card))
    faults.add("oneTitleOfTwoSections", here, `${pilot.name} carries one ${name} in all; ${card.name} is one too many`, mend);
  else if (format.epic && lacking === "command")
    faults.add(ship.ship.size === "huge" ? "hugeCommandIcon" : "commandIcon", here, text, mend);
  else if (card.slots.length > 1 && icons.some(({ icon }) => typeof icon !== "string" && icon.includes(lacking)))
    faults.add(
      "specialIcon",
      here,
      `${card.name} fills ${card.slots.length} icons, and an icon of several types takes only a card with one`,
      mend,
    );
  else faults.add("icons", here, text, mend);
}

/** Whether a ship's cards of a type are more than its icons for it. */
const lacks = (slot: Slot, { upgrades }: ResolvedShip, icons: readonly Icon[]): boolean =>
  upgrades.reduce((sum, { card, at }) => sum + (at < 0 ? 0 : card.slots.filter((one) => one === slot).length), 0) >
  icons.filter((icon) => offers(icon, slot)).length;

const offers = ({ icon }: Icon, slot: Slot): boolean => (typeof icon === "string" ? icon === slot : icon.includes(slot));

function restricted(
  { faults, catalogue, format }: CheckContext,
  { pilot, ship }: ResolvedShip,
  upgrade: ResolvedUpgrade,
  restriction: Restriction,
  place: Place,
): void {
  const { card } = upgrade;
  const question: Question =
    restriction.needs === "action"
      ? "actionRestriction"
      : restriction.needs === "size" && restriction.sizes.length === 1 && restriction.sizes[0] === "huge"
        ? "hugeOnly"
        : "restriction";
  // A rule of its own says the same of this card on a huge ship.
  if (ship.size === "huge" && restriction.needs === "size" && Object.hasOwn(BUILDING[format.edition].notOnHugeShips, card.id)) return;
  const wanted = restrictionInWords(restriction, (id) => catalogue.ships.get(id)?.name ?? id);
  faults.add(
    question,
    on(place, upgrade),
    `${card.name} is ${wanted}, not for ${pilot.name} (${ship.name})`,
    `Take ${card.name} off ${pilot.name}`,
  );
}

function checkOnHugeShip({ faults, format }: CheckContext, { pilot }: ResolvedShip, upgrade: ResolvedUpgrade, place: Place): void {
  const { card } = upgrade;
  const { notOnHugeShips, hugeModificationsOnly } = BUILDING[format.edition];
  const question = Object.hasOwn(notOnHugeShips, card.id) ? notOnHugeShips[card.id] : undefined;
  const mend = `Take ${card.name} off ${pilot.name}`;
  if (question) faults.add(question, on(place, upgrade), `${card.name} is not for huge ships`, mend);
  if (hugeModificationsOnly && card.slots.includes("modification") && !isForHugeShips(card))
    faults.add("hugeModification", on(place, upgrade), `A huge ship takes only modifications made for huge ships, not ${card.name}`, mend);
}

const isForHugeShips = ({ restrictions }: Upgrade): boolean =>
  restrictions?.some((restriction) => restriction.needs === "size" && restriction.sizes.includes("huge")) === true;

/** A second copy on the same ship, where the edition, the card or another card forbids it. */
function checkTwin({ faults, format }: CheckContext, { pilot, upgrades }: ResolvedShip, at: number, place: Place): void {
  const upgrade = upgrades[at];
  if (!upgrade) return;
  const { card, section } = upgrade;
  let twin: ResolvedUpgrade | undefined;
  for (let before = 0; before < at && !twin; before += 1) if (upgrades[before]?.card.name === card.name) twin = upgrades[before];
  if (!twin) return;
  const here = on(place, upgrade);
  const mend = `Take off one ${card.name}`;
  if (BUILDING[format.edition].noTwins || card.onePerShip)
    if (pilot.sections && section !== twin.section)
      faults.add("limitedOfTwoSections", here, `${card.name} is limited, and both halves of ${pilot.name} are one ship`, mend);
    else faults.add("sameOnShip", here, `${pilot.name} carries ${card.name} twice`, mend);
  else {
    const forbidding = upgrades.find((other) => other.card.building?.different?.some((slot) => card.slots.includes(slot)));
    if (forbidding) faults.add("icons", here, `${forbidding.card.name} allows only different cards, not ${card.name} twice`, mend);
  }
}

function checkBuilding(
  { faults, catalogue }: CheckContext,
  { pilot, ship, upgrades }: ResolvedShip,
  upgrade: ResolvedUpgrade,
  place: Place,
): void {
  const { card } = upgrade;
  for (const needed of card.building?.alsoNeeds ?? [])
    if (!upgrades.some((other) => other.card.id === needed)) {
      const name = catalogue.upgrades.get(needed)?.name ?? needed;
      faults.add("restriction", on(place, upgrade), `${card.name} must be equipped together with ${name}`, `Add ${name} to ${pilot.name}`);
    }
  for (const { slot, costAtMost, unique } of card.building?.only ?? [])
    for (const other of upgrades) {
      if (!other.card.slots.includes(slot)) continue;
      const there = on(place, other);
      if (costAtMost !== undefined && (upgradeCost(other.card, pilot, ship) ?? 0) > costAtMost)
        faults.add(
          "restriction",
          there,
          `With ${card.name} no ${SLOT_NAMES[slot]} card may cost more than ${costAtMost}`,
          `Take off ${other.card.name}`,
        );
      if (unique && other.card.limit !== 1)
        faults.add("restriction", there, `With ${card.name} every ${SLOT_NAMES[slot]} card must be unique`, `Take off ${other.card.name}`);
    }
}
