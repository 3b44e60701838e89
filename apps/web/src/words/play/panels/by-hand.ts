/** The window for a change by hand. */
import type { Section } from "@broadside/geometry";
import { wordsOf } from "../../spoken.ts";

export const BY_HAND = wordsOf("play", "BY_HAND");

/** A Damage card of a huge ship lies at one of its sections. */
export const cardAt = (card: string, section: Section | undefined): string =>
  section === undefined ? card : BY_HAND.cardAt({ card, section });
