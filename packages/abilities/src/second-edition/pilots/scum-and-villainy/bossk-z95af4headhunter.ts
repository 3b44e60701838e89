import type { Card } from "../../../card.ts";
import { bossk } from "./bossk.ts";

export const bosskInHeadhunter: Card = { ...bossk, card: "pilot:bossk-z95af4headhunter" };
