import type { Card } from "../../../language/card.ts";
import { commandos } from "./commandos.ts";

export const clanwrencommandos: Card = commandos("clanwrencommandos", "Clan Wren Commandos");
