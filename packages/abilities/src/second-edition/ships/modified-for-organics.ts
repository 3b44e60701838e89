import type { DialManeuver } from "@broadside/cards";
import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";

const isManeuver =
  (bearing: DialManeuver["bearing"], least: number, most: number): When =>
  ({ moment: { maneuver } }) =>
    maneuver?.bearing === bearing && maneuver.speed >= least && maneuver.speed <= most;

/** Makes fast banks easier and fast turns harder. No standardized card names this ship ability, so the ship doesn't have to equip one. */
export const modifiedForOrganics: Card = {
  card: "ship:Modified for Organics",
  title: "Modified for Organics",
  changes: [
    { of: "difficulty", by: -1, when: isManeuver("bank", 2, 3) },
    { of: "difficulty", by: 1, when: isManeuver("turn", 3, 3) },
  ],
};
