import type { Card } from "../../../language/card.ts";
import { leeboSwz103SlRebelalliance } from "../rebel-alliance/leebo-swz103-sl-rebelalliance.ts";

export const leeboSwz103SlScumandvillainy: Card = { ...leeboSwz103SlRebelalliance, card: "pilot:leebo-swz103-sl-scumandvillainy" };
