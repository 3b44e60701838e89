import type { Registry } from "@broadside/rules";
import { PLAIN } from "./first-edition/plain.ts";
import { FIRST_EDITION_CARDS } from "./generated/first-edition.ts";
import { SECOND_EDITION_CARDS } from "./generated/second-edition.ts";
import { type CardFiles, registryOf } from "./registry.ts";

export {
  automatedCards,
  type CardCoverage,
  type CardGroup,
  COVERAGE_STATES,
  type CoverageState,
  cardCoverage,
  sumOfGroups,
} from "./coverage.ts";
export type { Card } from "./language/card.ts";
export { type CardFiles, textsOf, withoutOurDamage } from "./registry.ts";
export { ABILITIES_2_0, ABILITIES_2_5 } from "./second-edition/index.ts";

/** The abilities of first-edition cards, in the form that the rules read. */
export const FIRST_EDITION_ABILITIES: Registry = registryOf(FIRST_EDITION_CARDS, PLAIN, "1e");

/** For each edition, its cards by the path of their file within the edition's folder. */
export const CARD_FILES: Readonly<Record<"first-edition" | "second-edition", CardFiles>> = {
  "first-edition": FIRST_EDITION_CARDS,
  "second-edition": SECOND_EDITION_CARDS,
};
