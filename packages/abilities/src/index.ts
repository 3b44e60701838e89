import type { Ability, Registry } from "@broadside/rules";
import { abilitiesOf } from "./card.ts";
import { FIRST_EDITION_CARDS } from "./first-edition/cards.ts";
import { PLAIN } from "./first-edition/plain.ts";

export {
  automatedCards,
  type CardCoverage,
  type CardGroup,
  COVERAGE_STATES,
  type CoverageState,
  cardCoverage,
  sumOfGroups,
} from "./coverage.ts";
export { ABILITIES_2_0, ABILITIES_2_5 } from "./second-edition/index.ts";

/** What first-edition cards do, as the rules read it; those that leave nothing to do stand in it with an empty ability. */
export const FIRST_EDITION_ABILITIES: Registry = new Map([
  ...PLAIN.map((key): readonly [string, Ability] => [key, {}]),
  ...FIRST_EDITION_CARDS.flatMap(abilitiesOf),
]);
