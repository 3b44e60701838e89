import type { Card } from "../../../language/card.ts";
import { ahsokatano } from "./ahsokatano.ts";

export const ahsokatanoDelta7baethersprite: Card = { ...ahsokatano, card: "pilot:ahsokatano-delta7baethersprite" };
