import type { Card } from "../../../language/card.ts";
import { landocalrissian } from "./landocalrissian.ts";

export const landocalrissianEscapecraft: Card = { ...landocalrissian, card: "pilot:landocalrissian-escapecraft" };
