import type { Card } from "../../../language/card.ts";
import { FLIES_FIRST } from "../../ailerons.ts";

export const adaptiveailerons: Card = { card: "upgrade:adaptiveailerons", title: "Adaptive Ailerons", triggers: [FLIES_FIRST] };
