import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const EASED_SPEED = 3;
const isEased: When = ({ moment: { maneuver } }) =>
  maneuver?.speed === EASED_SPEED && (maneuver.bearing === "straight" || maneuver.bearing === "bank");

export const maneuverassistmgk300: Card = {
  card: "upgrade:maneuverassistmgk300",
  title: "Maneuver-Assist MGK-300",
  changes: [{ of: "difficulty", by: -1, when: isEased }],
};
