import type { Card } from "../../../card.ts";
import { valenrudor } from "./valenrudor.ts";

export const valenrudorSwz105: Card = { ...valenrudor, card: "pilot:valenrudor-swz105" };
