import type { Card } from "../../../language/card.ts";
import { bobafettFiresprayclasspatrolcraft } from "./bobafett-firesprayclasspatrolcraft.ts";

export const bobafettSeparatistalliance: Card = { ...bobafettFiresprayclasspatrolcraft, card: "pilot:bobafett-separatistalliance" };
