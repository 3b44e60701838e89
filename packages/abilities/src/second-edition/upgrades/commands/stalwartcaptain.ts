import type { Card } from "../../../language/card.ts";
import { STAYS_TO_THE_END } from "./last-stand.ts";

export const stalwartcaptain: Card = { card: "upgrade:stalwartcaptain", title: "Stalwart Captain", permissions: STAYS_TO_THE_END };
