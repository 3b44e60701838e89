import type { Card } from "../../../language/card.ts";
import { commandos } from "./commandos.ts";

export const imperialsupercommandos: Card = commandos("imperialsupercommandos", "Imperial Super Commandos");
