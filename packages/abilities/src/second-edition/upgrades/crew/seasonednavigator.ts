import type { Card } from "../../../language/card.ts";
import { setsAnother } from "./dial-setting.ts";

export const seasonednavigator: Card = setsAnother(
  "upgrade:seasonednavigator",
  "Seasoned Navigator",
  (shown, wanted) => wanted.speed === shown.speed && wanted.colour !== "red",
);
