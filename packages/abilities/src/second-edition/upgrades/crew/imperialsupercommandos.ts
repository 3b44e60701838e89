import type { Card } from "../../../card.ts";
import { commandos } from "./commandos.ts";

export const imperialsupercommandos: Card = commandos("imperialsupercommandos", "Imperial Super Commandos");
