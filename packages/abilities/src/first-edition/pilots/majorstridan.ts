import type { Card } from "../../language/card.ts";
import { FRIENDS_COUNT_AS_NEAR } from "../../near-friends.ts";

export const majorstridan: Card = { card: "pilot:majorstridan", title: "Major Stridan", permissions: FRIENDS_COUNT_AS_NEAR };
