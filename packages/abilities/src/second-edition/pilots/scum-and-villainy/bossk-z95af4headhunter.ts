import type { Card } from "../../../language/card.ts";
import { bossk } from "./bossk.ts";

export const bosskInHeadhunter: Card = { ...bossk, card: "pilot:bossk-z95af4headhunter" };
