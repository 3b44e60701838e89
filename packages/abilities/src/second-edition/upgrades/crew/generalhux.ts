import { shipOf } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import { actionIs, all, toThisShip } from "../../../language/when.ts";

const DRILL = "drill";
const OVER = { verb: "discard this card" } as const;

/** When he coordinates as a red action, he can choose up to three ships of one type. They all perform the same action, as red. */
export const generalhux: Card = {
  card: "upgrade:generalhux",
  title: "General Hux",
  triggers: [
    {
      at: "actionDeclared",
      when: all(toThisShip, actionIs("coordinate"), ({ moment }) => moment.colour === "white"),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "lasting", effect: DRILL, until: "phase" },
      ],
    },
  ],
  effects: {
    [DRILL]: {
      changes: [{ of: "coordinated", by: 2 }],
      permissions: {
        coordinate(game, self, { ship, target, chosen: [first] }) {
          if (ship !== self.ship || first === undefined) return undefined;
          return game.factsOf(shipOf(game.state, first)).type.id === game.factsOf(target).type.id ? undefined : false;
        },
      },
      coordinatedActions({ state }, self, { ship, chosen: [first] }) {
        const same = first === undefined ? undefined : shipOf(state, first).actions.at(-1);
        return ship === self.ship && same !== undefined ? [same] : undefined;
      },
      actionColour: (_, self, { ship, colour }) =>
        ship !== self.ship && ship.seat === self.ship.seat && colour === "white" ? "red" : undefined,
      triggers: [
        { at: "actionPerformed", when: all(toThisShip, actionIs("coordinate")), must: [OVER] },
        { at: "actionFailed", when: all(toThisShip, actionIs("coordinate")), must: [OVER] },
      ],
    },
  },
};
