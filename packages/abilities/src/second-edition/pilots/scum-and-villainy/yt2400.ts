import type { Card } from "../../../card.ts";
import { dashRendarOf, leeboOf } from "../yt2400.ts";

export const YT2400_PILOTS: readonly Card[] = [dashRendarOf("scumandvillainy"), leeboOf("scumandvillainy")];
