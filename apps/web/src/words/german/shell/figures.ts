import { translated } from "@broadside/messages";
import type * as English from "../../english/shell/figures.ts";

export const PERCENT = translated<typeof English.PERCENT>()({
  exactly: "{percent} %",
  under: "unter {percent} %",
  over: "über {percent} %",
});
