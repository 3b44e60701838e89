/** Texts in the left column, where you find cards and ships to add. */
import type { Faction, Size, Slot } from "@broadside/cards";
import { wordsOf } from "../spoken.ts";
import { factionName, sizeName, slotName } from "./cards.ts";

export const FINDER = wordsOf("build", "FINDER");
export const REFUSALS = wordsOf("build", "REFUSALS");
export const SEARCH_WORDS = wordsOf("build", "SEARCH_WORDS");

/** Words by which a search finds the card, besides its name and its ship's name. */
export const wordsForPilot = (faction: Faction, size: Size | undefined): string =>
  SEARCH_WORDS.pilot({ faction: factionName(faction), size: size === undefined ? "" : sizeName(size) });
export const wordsForUpgrade = (slots: readonly Slot[]): string => SEARCH_WORDS.upgrade({ slots: slots.map(slotName).join(" ") });
