import type { Card } from "../../../language/card.ts";
import { leebo } from "./leebo.ts";

export const leeboSwz103Rebelalliance: Card = { ...leebo, card: "pilot:leebo-swz103-rebelalliance" };
