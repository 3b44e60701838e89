import type { Card } from "../../../language/card.ts";
import { oddball } from "./oddball.ts";

export const oddballNimbusclassvwing: Card = { ...oddball, card: "pilot:oddball-nimbusclassvwing" };
