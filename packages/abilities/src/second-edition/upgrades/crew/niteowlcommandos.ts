import type { Card } from "../../../language/card.ts";
import { commandos } from "./commandos.ts";

export const niteowlcommandos: Card = commandos("niteowlcommandos", "Nite Owl Commandos");
