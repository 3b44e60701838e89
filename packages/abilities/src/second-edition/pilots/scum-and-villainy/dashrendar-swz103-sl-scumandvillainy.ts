import type { Card } from "../../../language/card.ts";
import { dashrendarSwz103SlRebelalliance } from "../rebel-alliance/dashrendar-swz103-sl-rebelalliance.ts";

export const dashrendarSwz103SlScumandvillainy: Card = {
  ...dashrendarSwz103SlRebelalliance,
  card: "pilot:dashrendar-swz103-sl-scumandvillainy",
};
