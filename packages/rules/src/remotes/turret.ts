/**
 * Turret: in the System phase its controller may turn it by 90 or 180 degrees. When it engages, it attacks a ship in front at range 1-3
 * (2E-SREM-05). A turret that nobody controls neither turns nor attacks (2E-SREM-11-Q).
 */
import { normalHeading } from "@broadside/geometry";
import { QUARTER_TURN } from "@broadside/kit";
import type { Procedure } from "../contract/ask.ts";
import type { RemoteRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { isRemote, type Ship } from "../state/state.ts";
import { isItsTurn } from "./rule.ts";

/** Steps of 90 degrees, clockwise. */
const TURNS = [
  { key: "stay", value: 0 },
  { key: "right", value: 1 },
  { key: "around", value: 2 },
  { key: "left", value: 3 },
] as const;

const rotate = procedure("rotate", function* (game: Situation, turret: Ship): Procedure {
  const quarters = yield* choose<number>(() => ({
    kind: "turn turret",
    seat: turret.seat,
    rule: "2E-SREM-05",
    about: { ship: turret.id },
    options: optionsOf(TURNS),
  }));
  const { pose } = turret;
  if (!pose || quarters === 0) return;
  game.setShip(turret, { pose: { x: pose.x, y: pose.y, heading: normalHeading(pose.heading + quarters * QUARTER_TURN) } });
  game.note({ note: "turret turned", ship: turret.id });
});

export const turret: RemoteRule = {
  ability: {
    windows: [{ at: "systemPhase", optional: false, when: isItsTurn, perform: (game, self) => rotate(game, self.ship) }],
    answers: {
      permissions: {
        target: (game, self, { attacker, target }) => (attacker === self.ship && isRemote(game.state, target) ? false : undefined),
      },
    },
  },
};
