import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { WHITE_OF_BAR_AS_RED } from "../white-as-red.ts";

export const grandinquisitor: Card = {
  card: "upgrade:grandinquisitor",
  title: "Grand Inquisitor",
  triggers: [{ at: "dialRevealed", when: subjectIs(both(enemy, within(0, 2))), may: [{ verb: "spend force" }, WHITE_OF_BAR_AS_RED] }],
};
