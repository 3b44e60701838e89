import type { Card } from "../../../language/card.ts";
import { beforeBlue, inSystem } from "./phrases.ts";

const ACTIONS = ["barrel-roll", "boost"] as const;
const CARD = { card: "upgrade:bb8", title: "BB-8" } as const;

export const bb8: readonly Card[] = [
  { ...CARD, editions: ["2.0"], triggers: [beforeBlue(ACTIONS)] },
  { ...CARD, editions: ["2.5"], triggers: [inSystem(ACTIONS)] },
];
