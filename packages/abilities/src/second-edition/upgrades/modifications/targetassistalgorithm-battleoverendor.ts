import { shipOf } from "@broadside/rules";
import { isAreaInArcOf, isEnemyOf, unitsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, not, toThisShip } from "../../../language/when.ts";
import { hasGreenToken, subjectIs } from "../../../language/when-second-edition.ts";

/** True if an enemy ship, remote, bomb or mine is in the front arc. */
const hasPrey: When = ({ game, self: { ship } }) =>
  [
    ...unitsOf(game).map((unit) => ({ owner: unit, area: game.board.body(unit) })),
    ...game.state.devices.map((device) => ({ owner: shipOf(game.state, device.ship), area: game.board.device(device) })),
  ].some(({ owner, area }) => isEnemyOf(game, owner, ship) && isAreaInArcOf(game, ship, "front", area));

export const targetassistalgorithmBattleoverendor: Card = {
  card: "upgrade:targetassistalgorithm-battleoverendor",
  title: "Target-Assist Algorithm",
  triggers: [
    { at: "becameActive", when: all(toThisShip, not(subjectIs(hasGreenToken)), hasPrey), must: [{ verb: "gain", token: "calculate" }] },
  ],
};
