import type { Card } from "../../../language/card.ts";
import { firesEarly } from "./early-fire.ts";

export const zealouscaptain: Card = { card: "upgrade:zealouscaptain", title: "Zealous Captain", triggers: [firesEarly(4)] };
