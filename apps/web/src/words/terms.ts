/** What the editions call differently, and the sections of huge ships. */
import type { Section } from "@broadside/geometry";
import { EDITION_TERMS, SECTION_NAMES } from "@broadside/telling/words";
import { spoken } from "./spoken.ts";

export const TERMS = spoken(EDITION_TERMS);

interface SectionWords {
  readonly name: string;
  /** Where it is clear that a section is meant. */
  readonly short: string;
  /** Within a line. */
  readonly within: string;
}

const SECTION_WORDS: Readonly<Record<Section, SectionWords>> = {
  fore: { name: SECTION_NAMES.fore, short: "Fore", within: "fore" },
  aft: { name: SECTION_NAMES.aft, short: "Aft", within: "aft" },
};

export const SECTION_IN_WORDS = spoken(SECTION_WORDS);
