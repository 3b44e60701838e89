import type { Card } from "../../../card.ts";
import { jekporkins } from "./jekporkins.ts";

export const jekporkinsBattleofyavin: Card = { ...jekporkins, card: "pilot:jekporkins-battleofyavin" };
