import type { Card, FigureChange } from "../../language/card.ts";
import { ACTION_MAY_TURN_IT, ACTION_MAY_TURN_IT_ON_HIT } from "./phrases.ts";

const title = "Structural Damage";
const changes: readonly FigureChange[] = [{ of: "agility", by: -1 }];

export const structuralDamage: readonly Card[] = [
  { card: "damage:core/Structural Damage", title, changes, action: ACTION_MAY_TURN_IT_ON_HIT },
  { card: "damage:core-tfa/Structural Damage", title, changes, action: ACTION_MAY_TURN_IT },
];
