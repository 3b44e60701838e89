import { FRIENDS_COUNT_AS_NEAR } from "../../../both-editions/near-friends.ts";
import type { Card } from "../../../language/card.ts";

export const majorstridan: Card = { card: "pilot:majorstridan", title: "Major Stridan", permissions: FRIENDS_COUNT_AS_NEAR };
