import type { Card } from "../../../language/card.ts";
import { ofHuge } from "./phrases.ts";
import { DRIVE_DAMAGE } from "./precision-shots.ts";

export const stabilizersDamaged: Card = ofHuge("Stabilizers Damaged", DRIVE_DAMAGE, {
  changes: [{ of: "difficulty", by: 1, when: ({ moment }) => moment.maneuver?.side !== undefined }],
});
