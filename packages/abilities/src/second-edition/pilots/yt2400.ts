/** Dash Rendar and “Leebo” of the later freighter say the same for either faction. */
import { RED } from "@broadside/rules/procedures";
import type { Card, Trigger } from "../../card.ts";
import { all, both, enemy, friendly, other, tokenIs, toThisShip, within } from "../../when.ts";
import { lockInReach } from "../upgrades/locking.ts";
import { transfer } from "./phrases.ts";

/** A red token that an obstacle gives it goes to a friend. */
export const dashRendarOf = (faction: string): Card => ({
  card: `pilot:dashrendar-swz103-sl-${faction}`,
  title: "Dash Rendar",
  triggers: RED.map(
    (token): Trigger => ({
      at: "tokenAssigned",
      when: all(toThisShip, tokenIs(token), ({ moment }) => moment.obstacle !== undefined),
      may: [{ verb: "choose ship", among: both(other, friendly, within(0, 1)), does: [transfer(token)] }],
    }),
  ),
});

export const leeboOf = (faction: string): Card => ({
  card: `pilot:leebo-swz103-sl-${faction}`,
  title: "“Leebo”",
  triggers: [
    {
      at: "endOfCombat",
      may: [
        { verb: "spend", token: "calculate" },
        { verb: "choose ship", among: both(enemy, within(2, 3)), does: [lockInReach("chosen")] },
      ],
    },
  ],
});
