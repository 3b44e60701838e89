import type { Card } from "../../../language/card.ts";
import { herasyndullaAsf01bwing } from "./herasyndulla-asf01bwing.ts";

export const herasyndullaRz1awing: Card = { ...herasyndullaAsf01bwing, card: "pilot:herasyndulla-rz1awing" };
