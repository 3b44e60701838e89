import type { Card } from "../../../language/card.ts";
import { herasyndulla } from "./herasyndulla.ts";

export const herasyndullaVcx100lightfreighter: Card = { ...herasyndulla, card: "pilot:herasyndulla-vcx100lightfreighter" };
