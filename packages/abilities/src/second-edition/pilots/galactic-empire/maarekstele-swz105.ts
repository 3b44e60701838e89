import type { Card } from "../../../language/card.ts";
import { maarekstele } from "./maarekstele.ts";

export const maareksteleSwz105: Card = { ...maarekstele, card: "pilot:maarekstele-swz105" };
