import type { ObstacleKind } from "@broadside/geometry";
import type { Matter } from "@broadside/table";

/** An obstacle's material, as the table draws it. */
export const MATTER: Readonly<Record<ObstacleKind, Matter>> = {
  asteroid: "rock",
  debris: "debris",
  gascloud: "gas",
  electrochaff: "gas",
  blaze: "gas",
  hugeShip: "rock",
};
