import type { Card } from "../../../card.ts";
import { commandos } from "./commandos.ts";

export const niteowlcommandos: Card = commandos("niteowlcommandos", "Nite Owl Commandos");
