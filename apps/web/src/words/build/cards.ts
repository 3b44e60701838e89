/** Texts about cards: their slots, costs and figures. */
import { FACTION_NAMES, type Faction, factionInWords, type Size, type Slot, type SlotIcon, type Upgrade } from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import type { Format, Verdict } from "@broadside/squads";
import { TERMS_OF } from "@broadside/telling/words";
import { spoken, wordsOf } from "../spoken.ts";

const WORDS = wordsOf("build", "CARDS");
const SLOT_WORDS = wordsOf("build", "SLOT_WORDS");
const SLOTS: Readonly<Record<Slot, string>> = wordsOf("build", "SLOTS");

/** An edition's name for the value that decides in which order ships act. */
export const initiativeName = (edition: Edition): string => WORDS.initiative[TERMS_OF[edition]];
export const initiativeInWords = (edition: Edition, value: number | "?"): string => WORDS.initiativeOf[TERMS_OF[edition]]({ value });

export const slotName = (slot: Slot): string => SLOTS[slot];

export function iconName(icon: SlotIcon): string {
  if (typeof icon === "string") return SLOTS[icon];
  const names = icon.map(slotName);
  return names.length < 2 ? names.join("") : SLOT_WORDS.oneOf({ slots: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

export const iconNames = (icons: readonly SlotIcon[]): string => icons.map(iconName).join(", ");
/** Two letters to show if the slot has no picture. */
export const iconLetters = (icon: SlotIcon): string => iconName(icon).slice(0, 2);
export const slotsOfCard = ({ slots }: Pick<Upgrade, "slots">): string => slots.map(slotName).join(" + ");

/** `Tantive IV adds Crew and Team slots.` */
export function addedSlots(card: string, icons: readonly SlotIcon[]): string {
  const names = icons.map(iconName);
  const slots = [...new Set(names)].map((slot) => {
    const count = names.filter((name) => name === slot).length;
    return count === 1 ? slot : SLOT_WORDS.several({ count, slot });
  });
  return SLOT_WORDS.added({ card, count: icons.length, slots });
}

/** Puts a card's cost into words. If the cost depends on the ship, gives the lowest and the highest cost. */
export function costInWords({ cost }: Pick<Upgrade, "cost">): string {
  if (cost === undefined) return WORDS.unknownCost;
  if (typeof cost === "number") return String(cost);
  const values = Object.values(cost.values);
  return WORDS.cost({ least: Math.min(...values), most: Math.max(...values), by: cost.by });
}

/** What an entry costs. Escalation's points are listed by tier instead of added up, because each tier includes the one before it. */
export function spentInWords({ lists, points, threat }: Verdict, { inclusion }: Format): string {
  if (threat > 0) return WORDS.spentThreat({ threat });
  return inclusion ? WORDS.spentEach({ points: lists.map((list) => list.points).join("/") }) : WORDS.spent({ points });
}

export const limitInWords = (limit: number): string => WORDS.limit({ limit });
export const sizeName = (size: Size): string => WORDS.sizes[size];
export const shipAndSize = (ship: string, size: Size): string => WORDS.shipAndSize({ ship, size: sizeName(size) });

export const { factionName, factionNames } = spoken({
  factionName: (faction: Faction): string => FACTION_NAMES[faction],
  factionNames: (all: readonly string[]): string => [...new Set(all.map(factionInWords))].join(", "),
});
