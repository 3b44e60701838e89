import type { Card } from "../../../card.ts";
import { commandos } from "./commandos.ts";

export const clanwrencommandos: Card = commandos("clanwrencommandos", "Clan Wren Commandos");
