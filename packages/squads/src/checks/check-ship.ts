/** Checks one ship: sections, icons, restrictions, duplicate cards and loadout. */
import { holds, type Restriction, type Slot, type Upgrade, upgradeCost } from "@broadside/cards";
import { belongsToWholeShip } from "../corvette.ts";
import type { Fix } from "../fix.ts";
import type { Format } from "../formats.ts";
import type { Place, Problem } from "../problem.ts";
import type { Question } from "../rules.ts";
import type { ShipTotals } from "../verdict.ts";
import { BUILDING } from "./building.ts";
import type { CheckContext } from "./context.ts";
import { upgradePoints } from "./cost.ts";
import { fitUpgrades, type Icon, iconsOf } from "./icons.ts";
import type { ResolvedShip, ResolvedSquad, ResolvedUpgrade } from "./resolve.ts";

/** Checks a ship in a draft, and returns what it costs. */
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
    context.problems.add(
      "loadout",
      place,
      { problem: "over the loadout", ship: ship.pilot.name, spent: upgrades, limit: loadout },
      { fix: "remove upgrades worth", points: upgrades - loadout },
    );
  return { points, upgrades, loadout };
}

/**
 * Returns a ship's icons: the printed ones, those that the edition or format adds, and those from its cards (1E-SQUAD-03, EB-CMD-02,
 * EB-CMD-03).
 */
export function shipIcons(format: Format, ship: ResolvedShip): readonly Icon[] {
  return iconsOf(ship, ship.pilot.takesNoUpgrades ? [] : extraIcons(format, ship.ship.size === "huge"));
}

const EPIC_ICONS: readonly Slot[] = ["command"];
const extraIcons = (format: Format, huge: boolean): readonly Slot[] =>
  format.epic && !huge ? EPIC_ICONS : BUILDING[format.edition].everyShipHas;

function checkCosts({ problems }: CheckContext, { pilot, ship, upgrades }: ResolvedShip, place: Place): void {
  if (pilot.cost === undefined)
    problems.add("costUnknown", place, { problem: "not for sale", card: pilot.name }, { fix: "remove the ship", ship: pilot.name });
  for (const { card, at } of upgrades)
    if (at >= 0 && upgradeCost(card, pilot, ship) === undefined)
      problems.add(
        "costUnknown",
        { ...place, upgrade: at },
        { problem: "no known cost", card: card.name, type: ship.name },
        { fix: "remove the upgrade", card: card.name, ship: pilot.name },
      );
}

function checkSections({ problems }: CheckContext, { pilot, ship, upgrades, draft }: ResolvedShip, place: Place): void {
  if (!ship.sections) return;
  if (draft?.onlySection)
    problems.add(
      "sections",
      place,
      { problem: "half of a ship", ship: pilot.name, half: draft.onlySection },
      { fix: "add the other half", half: draft.onlySection === "fore" ? "aft" : "fore" },
    );
  for (const { card, section, at } of upgrades) {
    if (card.section !== undefined && section !== undefined && card.section !== section)
      problems.add(
        "restriction",
        { ...place, upgrade: at },
        { problem: "on the wrong half", card: card.name, half: card.section },
        { fix: "move to the other half", card: card.name, half: card.section },
      );
    if (card.section === undefined && section === undefined && !belongsToWholeShip(card))
      problems.add(
        "sections",
        { ...place, upgrade: at },
        { problem: "on neither half", card: card.name, ship: pilot.name },
        { fix: "choose a half", card: card.name },
      );
  }
}

function checkStandardLoadout({ problems }: CheckContext, { pilot, upgrades }: ResolvedShip, place: Place): void {
  for (const { card, at } of upgrades)
    if (at >= 0)
      problems.add(
        "standardLoadout",
        { ...place, upgrade: at },
        { problem: "standard loadout", card: card.name, ship: pilot.name },
        { fix: "choose a card with free slots" },
      );
}

/** Returns the place of an upgrade on the ship that is at `place`. */
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
      context.problems.add(
        "standardLoadout",
        on(place, upgrade),
        { problem: "only in a standard loadout", card: card.name },
        { fix: "choose the ship card that prints it" },
      );
    if (card.building) checkBuilding(context, ship, upgrade, place);
  }
}

function noIcon(
  { problems, format }: CheckContext,
  ship: ResolvedShip,
  upgrade: ResolvedUpgrade,
  icons: readonly Icon[],
  place: Place,
): void {
  const { pilot } = ship;
  const { card, section } = upgrade;
  const here = on(place, upgrade);
  const lacking = card.slots.find((slot) => lacks(slot, ship, icons)) ?? card.slots[0] ?? "modification";
  const taken = icons.some((icon) => offers(icon, lacking));
  const fix: Fix = { fix: taken ? "free the icon" : "remove the upgrade", card: card.name, ship: pilot.name };
  const wanting = { card: card.name, ship: pilot.name, slot: lacking };
  const without: Problem = { problem: taken ? "no icon left" : "no icon", ...wanting, part: section ?? "ship" };
  if (pilot.sections && belongsToWholeShip(card))
    problems.add("oneTitleOfTwoSections", here, { problem: "more than one on two halves", ...wanting }, fix);
  else if (format.epic && lacking === "command")
    problems.add(ship.ship.size === "huge" ? "hugeCommandIcon" : "commandIcon", here, without, fix);
  else if (card.slots.length > 1 && icons.some(({ icon }) => typeof icon !== "string" && icon.includes(lacking)))
    problems.add("specialIcon", here, { problem: "several icons", card: card.name, icons: card.slots.length }, fix);
  else problems.add("icons", here, without, fix);
}

/** True if a ship has more cards of a type than icons for them. */
const lacks = (slot: Slot, { upgrades }: ResolvedShip, icons: readonly Icon[]): boolean =>
  upgrades.reduce((sum, { card, at }) => sum + (at < 0 ? 0 : card.slots.filter((one) => one === slot).length), 0) >
  icons.filter((icon) => offers(icon, slot)).length;

const offers = ({ icon }: Icon, slot: Slot): boolean => (typeof icon === "string" ? icon === slot : icon.includes(slot));

function restricted(
  { problems, catalogue, format }: CheckContext,
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
  // For this card on a huge ship, another rule reports the same problem.
  if (ship.size === "huge" && restriction.needs === "size" && Object.hasOwn(BUILDING[format.edition].notOnHugeShips, card.id)) return;
  const named: Restriction =
    restriction.needs === "ship"
      ? { needs: "ship", ships: restriction.ships.map((id) => catalogue.ships.get(id)?.name ?? id) }
      : restriction;
  problems.add(
    question,
    on(place, upgrade),
    { problem: "restricted card", card: card.name, ship: pilot.name, type: ship.name, restriction: named },
    { fix: "remove the upgrade", card: card.name, ship: pilot.name },
  );
}

function checkOnHugeShip({ problems, format }: CheckContext, { pilot }: ResolvedShip, upgrade: ResolvedUpgrade, place: Place): void {
  const { card } = upgrade;
  const { notOnHugeShips, hugeModificationsOnly } = BUILDING[format.edition];
  const question = Object.hasOwn(notOnHugeShips, card.id) ? notOnHugeShips[card.id] : undefined;
  const fix: Fix = { fix: "remove the upgrade", card: card.name, ship: pilot.name };
  if (question) problems.add(question, on(place, upgrade), { problem: "not for huge ships", card: card.name }, fix);
  if (hugeModificationsOnly && card.slots.includes("modification") && !isForHugeShips(card))
    problems.add("hugeModification", on(place, upgrade), { problem: "modification not for huge ships", card: card.name }, fix);
}

const isForHugeShips = ({ restrictions }: Upgrade): boolean =>
  restrictions?.some((restriction) => restriction.needs === "size" && restriction.sizes.includes("huge")) === true;

/** Finds a second copy of a card on the same ship, if the edition, that card or another card forbids it. */
function checkTwin({ problems, format }: CheckContext, { pilot, upgrades }: ResolvedShip, at: number, place: Place): void {
  const upgrade = upgrades[at];
  if (!upgrade) return;
  const { card, section } = upgrade;
  let twin: ResolvedUpgrade | undefined;
  for (let before = 0; before < at && !twin; before += 1) if (upgrades[before]?.card.name === card.name) twin = upgrades[before];
  if (!twin) return;
  const here = on(place, upgrade);
  const fix: Fix = { fix: "remove a copy", card: card.name };
  if (BUILDING[format.edition].noTwins || card.onePerShip)
    if (pilot.sections && section !== twin.section)
      problems.add("limitedOfTwoSections", here, { problem: "limited card on both halves", card: card.name, ship: pilot.name }, fix);
    else problems.add("sameOnShip", here, { problem: "same card twice", card: card.name, ship: pilot.name }, fix);
  else {
    const forbidding = upgrades.find((other) => other.card.building?.different?.some((slot) => card.slots.includes(slot)));
    if (forbidding) problems.add("icons", here, { problem: "only different cards", card: card.name, because: forbidding.card.name }, fix);
  }
}

function checkBuilding(
  { problems, catalogue }: CheckContext,
  { pilot, ship, upgrades }: ResolvedShip,
  upgrade: ResolvedUpgrade,
  place: Place,
): void {
  const { card } = upgrade;
  for (const needed of card.building?.alsoNeeds ?? [])
    if (!upgrades.some((other) => other.card.id === needed)) {
      const partner = catalogue.upgrades.get(needed)?.name ?? needed;
      problems.add(
        "restriction",
        on(place, upgrade),
        { problem: "partner missing", card: card.name, partner },
        { fix: "add the upgrade", card: partner, ship: pilot.name },
      );
    }
  for (const { slot, costAtMost, unique } of card.building?.only ?? [])
    for (const other of upgrades) {
      if (!other.card.slots.includes(slot)) continue;
      const there = on(place, other);
      const fix: Fix = { fix: "remove the upgrade", card: other.card.name, ship: pilot.name };
      if (costAtMost !== undefined && (upgradeCost(other.card, pilot, ship) ?? 0) > costAtMost)
        problems.add("restriction", there, { problem: "too expensive beside a card", slot, because: card.name, most: costAtMost }, fix);
      if (unique && other.card.limit !== 1)
        problems.add("restriction", there, { problem: "not unique beside a card", slot, because: card.name }, fix);
    }
}
