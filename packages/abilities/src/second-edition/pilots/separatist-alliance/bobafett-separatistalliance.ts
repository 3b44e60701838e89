import type { Card } from "../../../card.ts";
import { bobafettFiresprayclasspatrolcraft } from "./bobafett-firesprayclasspatrolcraft.ts";

export const bobafettSeparatistalliance: Card = { ...bobafettFiresprayclasspatrolcraft, card: "pilot:bobafett-separatistalliance" };
