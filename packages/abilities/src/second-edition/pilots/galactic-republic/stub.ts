import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, isDefender, withPrimary } from "../../../language/when.ts";
import { revealedBy } from "../../../language/when-second-edition.ts";

const speedLeaves =
  (rest: 0 | 1): When =>
  ({ self }) => {
    const maneuver = revealedBy(self.ship);
    return maneuver !== undefined && maneuver.speed % 2 === rest;
  };

export const stub: Card = {
  card: "pilot:stub",
  title: "“Stub”",
  changes: [
    { of: "defenseDice", by: 1, when: all(isDefender, speedLeaves(0)) },
    { of: "attackDice", by: 1, when: all(isAttacker, withPrimary, speedLeaves(1)) },
  ],
};
