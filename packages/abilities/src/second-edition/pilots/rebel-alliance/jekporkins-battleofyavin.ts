import type { Card } from "../../../language/card.ts";
import { jekporkins } from "./jekporkins.ts";

export const jekporkinsBattleofyavin: Card = { ...jekporkins, card: "pilot:jekporkins-battleofyavin" };
