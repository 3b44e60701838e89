import type { Card } from "../../../card.ts";
import { oddball } from "./oddball.ts";

export const oddballNimbusclassvwing: Card = { ...oddball, card: "pilot:oddball-nimbusclassvwing" };
