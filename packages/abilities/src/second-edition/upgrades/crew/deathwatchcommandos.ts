import type { Card } from "../../../language/card.ts";
import { commandos } from "./commandos.ts";

export const deathwatchcommandos: Card = commandos("deathwatchcommandos", "Death Watch Commandos");
