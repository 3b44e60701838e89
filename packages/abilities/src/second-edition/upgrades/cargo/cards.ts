/** Cargo of huge ships. */
import type { Card } from "../../../card.ts";
import { adaptiveshields } from "./adaptiveshields.ts";
import { boostedscanners } from "./boostedscanners.ts";
import { optimizedpowercore } from "./optimizedpowercore.ts";
import { tibannareserves } from "./tibannareserves.ts";

export const CARGO: readonly Card[] = [adaptiveshields, boostedscanners, optimizedpowercore, tibannareserves];
