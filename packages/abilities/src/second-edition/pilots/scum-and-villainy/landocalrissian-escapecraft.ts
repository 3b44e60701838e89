import type { Card } from "../../../card.ts";
import { landocalrissian } from "./landocalrissian.ts";

export const landocalrissianEscapecraft: Card = { ...landocalrissian, card: "pilot:landocalrissian-escapecraft" };
