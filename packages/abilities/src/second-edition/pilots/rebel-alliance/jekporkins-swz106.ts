import type { Card } from "../../../language/card.ts";
import { jekporkins } from "./jekporkins.ts";

export const jekporkinsSwz106: Card = { ...jekporkins, card: "pilot:jekporkins-swz106" };
