import type { Card } from "../../../card.ts";
import { commandos } from "./commandos.ts";

export const deathwatchcommandos: Card = commandos("deathwatchcommandos", "Death Watch Commandos");
