import type { Card } from "../../../language/card.ts";
import { all, any, hasToken } from "../../../language/when.ts";
import { attackerIn } from "../../../language/when-second-edition.ts";
import { oneMoreDefenseDie } from "./phrases.ts";

export const brighthope: Card = {
  card: "upgrade:brighthope",
  title: "Bright Hope",
  ...oneMoreDefenseDie(all(any(hasToken("reinforceFore"), hasToken("reinforceAft")), attackerIn("fullFront"))),
  permissions: { reinforce: (_, self, { ship, side }) => (ship === self.ship && side === "aft" ? false : undefined) },
};
