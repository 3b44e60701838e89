/**
 * Finds out whether a ship's upgrade bar has room for its upgrades. Each icon takes one card. Some icons take one of several types, and
 * some take only cheap cards. Cards are placed in order, and a card can make earlier cards move to other icons. So a card is refused only
 * if there is no way to place it together with the cards before it.
 */
import { type Pilot, type SectionName, type Slot, type SlotIcon, upgradeCost } from "@broadside/cards";
import type { ResolvedShip, ResolvedUpgrade } from "./resolve.ts";

export interface Icon {
  readonly icon: SlotIcon;
  readonly section?: SectionName | undefined;
  readonly costAtMost?: number | undefined;
  /** If given, the icon takes only these cards. */
  readonly only?: readonly string[] | undefined;
  /** True if a card makes the icon count as other types too. Then even a card that needs several icons can fill it. */
  readonly treated?: boolean;
  /** The upgrade that adds the icon. That upgrade can't fill it. */
  readonly from?: ResolvedUpgrade;
}

/** Icons that an edition or format adds to every ship's printed bar. */
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

/**
 * Bars by list of extra icons and by ship card. An edition or format always uses the same list, so each ship card's bar is worked out only
 * once per edition or format.
 */
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
  /** For each icon, the index of the upgrade that fills it. */
  readonly holders: readonly (number | undefined)[];
  /** Upgrades that found no icon, in order. */
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

/** Puts a card on the first free icon that takes it. */
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

/**
 * Puts a card on an icon whose current card can move to another icon. Trying each icon once is enough, because a second try would fail too.
 */
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

/** True if the icon takes this card. An icon for several types takes only cards that need a single icon (2E-SQUAD-22). */
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
