import type { Card } from "../../../card.ts";
import { both, enemy, within } from "../../../when.ts";
import { subjectIs } from "../../when.ts";
import { WHITE_OF_BAR_AS_RED } from "../white-as-red.ts";

export const grandinquisitor: Card = {
  card: "upgrade:grandinquisitor",
  title: "Grand Inquisitor",
  triggers: [{ at: "dialRevealed", when: subjectIs(both(enemy, within(0, 2))), may: [{ verb: "spend force" }, WHITE_OF_BAR_AS_RED] }],
};
