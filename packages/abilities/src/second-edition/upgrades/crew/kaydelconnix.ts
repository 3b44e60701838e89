import { isBasic } from "@broadside/rules/procedures";
import { setsAnother } from "./dial-setting.ts";

export const kaydelconnix = setsAnother(
  "upgrade:kaydelconnix",
  "Kaydel Connix",
  (shown, wanted) => wanted.speed === shown.speed + 1 && isBasic(wanted),
);
