/**
 * Whether a ship's upgrade bar has room for its upgrades. Each icon takes one card; some icons take one of several types, and some take
 * only cheap cards. Cards are placed in order. A card may move earlier ones to other icons, so it is refused only if no arrangement has
 * room for it and the cards before it.
 */
import { type Pilot, type SectionName, type Slot, type SlotIcon, upgradeCost } from "@broadside/cards";
import type { ResolvedShip, ResolvedUpgrade } from "./resolve.ts";

export interface Icon {
  readonly icon: SlotIcon;
  readonly section?: SectionName | undefined;
  readonly costAtMost?: number | undefined;
  /** The only cards that the icon takes. */
  readonly only?: readonly string[] | undefined;
  /** Whether the icon can stand for other types; a card fills as many of them as it needs. */
  readonly treated?: boolean;
  /** The upgrade that adds the icon, and so can't fill it. */
  readonly from?: ResolvedUpgrade;
}

/** Icons that every ship in an edition or format has besides those on its printed bar. */
export type ExtraIcons = readonly Slot[];

export function iconsOf({ pilot, upgrades }: ResolvedShip, extra: ExtraIcons): readonly Icon[] {
  const printed = printedIcons(pilot, extra);
  if (!upgrades.some(changesIcons)) return printed;
  const icons = [...printed];
  for (const upgrade of upgrades)
    for (const { icon, costAtMost, only } of upgrade.card.building?.adds ?? [])
      icons.push({ icon, costAtMost, only, from: upgrade, section: upgrade.card.section ?? upgrade.section });
  return changedBy(upgrades, icons);
}

const changesIcons = ({ card: { building } }: ResolvedUpgrade): boolean =>
  building !== undefined && (building.adds !== undefined || building.removes !== undefined || building.treats !== undefined);

/** Computed once per card and list of extra icons; an edition or format always uses the same list. */
const knownBars = new WeakMap<ExtraIcons, WeakMap<Pilot, readonly Icon[]>>();

function printedIcons(pilot: Pilot, extra: ExtraIcons): readonly Icon[] {
  const bars = knownBars.get(extra) ?? new WeakMap<Pilot, readonly Icon[]>();
  const known = bars.get(pilot);
  if (known) return known;
  const made = makeBar(pilot, extra);
  knownBars.set(extra, bars.set(pilot, made));
  return made;
}

function makeBar({ sections, slots }: Pilot, extra: ExtraIcons): readonly Icon[] {
  const own = sections?.flatMap(({ section, slots: carried }) => carried.map((icon): Icon => ({ icon, section })));
  return [...(own ?? slots.map((icon): Icon => ({ icon }))), ...extra.map((icon): Icon => ({ icon }))];
}

function changedBy(upgrades: readonly ResolvedUpgrade[], icons: readonly Icon[]): readonly Icon[] {
  let left = icons;
  for (const { card } of upgrades) {
    for (const { slot, count } of card.building?.removes ?? []) {
      let removed = 0;
      left = left.filter(({ icon }) => icon !== slot || (count !== "all" && ++removed > count));
    }
    const treats = card.building?.treats;
    if (treats)
      left = left.map((icon) => (icon.icon === treats.slot ? { ...icon, icon: [treats.slot, ...treats.as], treated: true } : icon));
  }
  return left;
}

export interface Fitting {
  /** For each icon the place of the upgrade that fills it. */
  readonly holders: readonly (number | undefined)[];
  /** The upgrades without an icon, in order. */
  readonly refused: readonly ResolvedUpgrade[];
}

export function fitUpgrades(ship: ResolvedShip, icons: readonly Icon[]): Fitting {
  const { upgrades } = ship;
  const holders: (number | undefined)[] = [];
  const refused: ResolvedUpgrade[] = [];
  for (let at = 0; at < upgrades.length; at += 1) {
    const upgrade = upgrades[at];
    if (!upgrade || upgrade.at < 0) continue;
    const before = upgrade.card.slots.length > 1 ? [...holders] : undefined;
    for (const slot of upgrade.card.slots)
      if (!place(ship, icons, holders, at, slot) && !makeRoom(ship, icons, holders, at, slot, new Set())) {
        // A card that needs two icons and finds only one takes neither.
        if (before) holders.splice(0, holders.length, ...before);
        refused.push(upgrade);
        break;
      }
  }
  return { holders, refused };
}

/** Puts a card on a free icon. */
function place(ship: ResolvedShip, icons: readonly Icon[], holders: (number | undefined)[], at: number, slot: Slot): boolean {
  const upgrade = ship.upgrades[at];
  for (let index = 0; index < icons.length; index += 1) {
    const icon = icons[index];
    if (!icon || !upgrade || holders[index] !== undefined || !takes(icon, upgrade, slot, ship)) continue;
    holders[index] = at;
    return true;
  }
  return false;
}

/** Makes room for a card on an icon whose current card can move. Trying each icon once is enough. */
function makeRoom(
  ship: ResolvedShip,
  icons: readonly Icon[],
  holders: (number | undefined)[],
  at: number,
  slot: Slot,
  tried: Set<number>,
): boolean {
  const upgrade = ship.upgrades[at];
  for (let index = 0; index < icons.length; index += 1) {
    const icon = icons[index];
    const other = holders[index];
    const moved = other === undefined || other === at ? undefined : ship.upgrades[other];
    if (!icon || !upgrade || other === undefined || !moved || tried.has(index) || !takes(icon, upgrade, slot, ship)) continue;
    tried.add(index);
    const [movedSlot] = moved.card.slots;
    if (moved.card.slots.length > 1 || movedSlot === undefined) continue;
    if (!place(ship, icons, holders, other, movedSlot) && !makeRoom(ship, icons, holders, other, movedSlot, tried)) continue;
    holders[index] = at;
    return true;
  }
  return false;
}

/** An icon for several types only takes a card that needs one icon (2E-SQUAD-22). */
function takes(
  { icon, section, costAtMost, only, treated, from }: Icon,
  upgrade: ResolvedUpgrade,
  slot: Slot,
  { pilot, ship }: ResolvedShip,
): boolean {
  if (typeof icon === "string" ? icon !== slot : (upgrade.card.slots.length > 1 && !treated) || !icon.includes(slot)) return false;
  if (section !== undefined && upgrade.section !== undefined && section !== upgrade.section) return false;
  if (from === upgrade || (only && !only.includes(upgrade.card.id))) return false;
  return costAtMost === undefined || (upgradeCost(upgrade.card, pilot, ship) ?? 0) <= costAtMost;
}
