import { isBasic } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { setsAnother } from "./dial-setting.ts";

export const kaydelconnix: Card = setsAnother(
  "upgrade:kaydelconnix",
  "Kaydel Connix",
  (shown, wanted) => wanted.speed === shown.speed + 1 && isBasic(wanted),
);
