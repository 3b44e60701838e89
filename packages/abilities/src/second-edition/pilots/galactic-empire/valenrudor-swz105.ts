import type { Card } from "../../../language/card.ts";
import { valenrudor } from "./valenrudor.ts";

export const valenrudorSwz105: Card = { ...valenrudor, card: "pilot:valenrudor-swz105" };
