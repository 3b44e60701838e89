import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const NEAREST = 1;
const FARTHEST = 3;

const printed =
  (isSuch: (range: readonly [number, number]) => boolean): When =>
  ({ game, self, moment: { weapon } }) => {
    const range = typeof weapon === "number" ? game.factsOf(self.ship).upgrades[weapon]?.attack?.range : undefined;
    return range !== undefined && isSuch(range);
  };

/** He can attack at one range nearer or farther, so the weapon's range grows at both ends. */
export const majorrhymer: Card = {
  card: "pilot:majorrhymer",
  title: "Major Rhymer",
  changes: [
    { of: "weaponReach", by: 1, when: printed(([, most]) => most < FARTHEST) },
    { of: "weaponNearness", by: 1, when: printed(([least]) => least > NEAREST) },
  ],
};
