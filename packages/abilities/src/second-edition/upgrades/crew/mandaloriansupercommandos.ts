import type { Card } from "../../../language/card.ts";
import { commandos } from "./commandos.ts";

export const mandaloriansupercommandos: Card = commandos("mandaloriansupercommandos", "Mandalorian Super Commandos");
