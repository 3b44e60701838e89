import type { Card } from "../../../language/card.ts";
import { autoblaster } from "./autoblaster.ts";

export const autoblasterturret: Card = { ...autoblaster, card: "upgrade:autoblasterturret", title: "Autoblaster Turret" };
