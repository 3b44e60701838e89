/** The halves of a huge ship. */
import type { Section } from "@broadside/geometry";
import { SECTION_NAMES } from "@broadside/telling/words";
import { spoken } from "../spoken.ts";

const SHORT: Readonly<Record<Section, string>> = { fore: "fore", aft: "aft" };
const SHORT_ALONE: Readonly<Record<Section, string>> = { fore: "Fore", aft: "Aft" };

export const SECTION_WORDS = spoken({
  /** Alone or at the start. */
  name: SECTION_NAMES,
  /** After a ship's name. */
  inLine: (section: Section) => SECTION_NAMES[section].toLowerCase(),
  /** Where it is clear that a section is meant. */
  short: SHORT,
  shortAlone: SHORT_ALONE,
});
