import type { Card } from "../../../language/card.ts";
import { beforeBlue, inSystem } from "./phrases.ts";

const ACTIONS = ["barrel-roll"] as const;
const CARD = { card: "upgrade:bbastromech", title: "BB Astromech" } as const;

export const bbastromech: readonly Card[] = [
  { ...CARD, editions: ["2.0"], triggers: [beforeBlue(ACTIONS)] },
  { ...CARD, editions: ["2.5"], triggers: [inSystem(ACTIONS)] },
];
