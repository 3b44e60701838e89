import type { Card } from "../../../language/card.ts";
import { herasyndullaVcx100 } from "./herasyndulla-vcx100.ts";

export const herasyndullaAttackshuttle: Card = { ...herasyndullaVcx100, card: "pilot:herasyndulla-attackshuttle" };
