import { RED } from "@broadside/rules/procedures";
import type { Card, Trigger } from "../../../language/card.ts";
import { all, both, friendly, other, tokenIs, toThisShip, within } from "../../../language/when.ts";

/** If an obstacle gives the ship a red token, the ship can pass that token to a friendly ship. */
export const dashrendarSwz103SlRebelalliance: Card = {
  card: "pilot:dashrendar-swz103-sl-rebelalliance",
  title: "Dash Rendar",
  triggers: RED.map(
    (token): Trigger => ({
      at: "tokenAssigned",
      when: all(toThisShip, tokenIs(token), ({ moment }) => moment.obstacle !== undefined),
      may: [{ verb: "choose ship", among: both(other, friendly, within(0, 1)), does: [{ verb: "transfer", token }] }],
    }),
  ),
};
