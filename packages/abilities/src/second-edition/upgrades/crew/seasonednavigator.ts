import { setsAnother } from "./dial-setting.ts";

export const seasonednavigator = setsAnother(
  "upgrade:seasonednavigator",
  "Seasoned Navigator",
  (shown, wanted) => wanted.speed === shown.speed && wanted.colour !== "red",
);
