import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, any, atRange, attackerIs, both, within } from "../../../language/when.ts";
import { defenderIs, lockedByThisShip } from "../../../language/when-second-edition.ts";
import { NO_RANGE_BONUS, WITHOUT_RANGE_BONUS } from "../phrases.ts";

const FARTHEST = 5;
const givesDice: When = any(atRange(0, 1), atRange(3, FARTHEST));
const lockedNearBy = both(lockedByThisShip, within(1, 3));

export const klick: Card = {
  card: "pilot:klick",
  title: "“Klick”",
  triggers: [
    {
      at: "attackDeclared",
      when: all(givesDice, any(attackerIs(lockedNearBy), defenderIs(lockedNearBy))),
      may: [{ verb: "spend charge" }, NO_RANGE_BONUS],
    },
  ],
  effects: WITHOUT_RANGE_BONUS,
};
