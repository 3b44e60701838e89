/** Texts in the window for changing something by hand. */
import type { Section } from "@broadside/geometry";
import { wordsOf } from "../../spoken.ts";

export const BY_HAND = wordsOf("play", "BY_HAND");

/** A huge ship's Damage card belongs to one of its sections. */
export const cardAt = (card: string, section: Section | undefined): string =>
  section === undefined ? card : BY_HAND.cardAt({ card, section });
