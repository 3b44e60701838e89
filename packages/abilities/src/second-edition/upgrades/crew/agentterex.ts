import { transferToken } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, both, friendly, not, other, toThisShip, within } from "../../../language/when.ts";
import { hasCharges, showsSide } from "../../../language/when-second-edition.ts";

/** Transfers one such token from this ship to the chosen one. */
const handOver = (token: "calculate" | "jam"): readonly Instruction[] => [
  {
    verb: "special",
    can: ({ self, chosen }) => chosen !== undefined && self.ship.tokens[token] > 0,
    *perform({ game, self, chosen }) {
      if (chosen) yield* transferToken(game, self.ship, chosen, token);
    },
  },
];

/**
 * On its first side, the card gives away three calculate tokens. On its other side, it gains calculate or jam tokens and passes them on.
 */
export const agentterex: Card = {
  card: "upgrade:agentterex",
  title: "Agent Terex",
  triggers: [
    { at: "setUpOver", when: showsSide("front"), must: [{ verb: "put on this card", count: 3 }] },
    {
      at: "startOfCombat",
      when: showsSide("front"),
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(0, 3)),
          does: [
            { verb: "spend charge" },
            { verb: "gain", token: "calculate", who: "chosen" },
            { verb: "if", when: not(hasCharges()), does: [{ verb: "flip this card" }] },
          ],
        },
      ],
    },
    {
      at: "systemPhase",
      when: all(toThisShip, showsSide("back")),
      must: [
        {
          verb: "roll",
          on: {
            hit: [{ verb: "gain", token: "calculate" }],
            crit: [{ verb: "gain", token: "calculate" }],
            focus: [{ verb: "gain", token: "jam" }],
            blank: [{ verb: "gain", token: "jam" }],
          },
        },
      ],
    },
  ],
  action: {
    when: showsSide("back"),
    does: [
      {
        verb: "choose ship",
        among: both(other, within(0, 3)),
        does: [{ verb: "one of", choices: { calculate: handOver("calculate"), jam: handOver("jam") } }],
      },
    ],
  },
};
