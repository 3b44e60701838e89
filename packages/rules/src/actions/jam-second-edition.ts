/**
 * Jam: an enemy at range 1 gets a jam token. Since 1.3.0 the enemy may also be in the bullseye arc up to range 2 (2E-ACT-41, -42). Without
 * such an enemy, the action fails (2E-ACT-43).
 */
import type { Situation } from "../contract/situation.ts";
import { isSafeFrom } from "../obstacles/obstacles-second-edition.ts";
import { may, sum } from "../queries/query.ts";
import { isEnemy, shipsInPlay } from "../queries/relation.ts";
import { rangeFromProbes } from "../remotes/reach.ts";
import type { Ship } from "../state/state.ts";
import { giveJam, jamWith } from "./jam.ts";

const NEAR = 1;
const IN_BULLSEYE = 2;

function targets(game: Situation, ship: Ship): readonly Ship[] {
  if (ship.status !== "inPlay") return [];
  const farther = sum(game, "jamReach", { ship });
  const others = shipsInPlay(game).filter((one) => may(game, "jam", { ship, target: one }, isEnemy(game, ship, one)));
  return others.filter((enemy) => {
    if (enemy === ship) return true;
    if (isSafeFrom(game, enemy, "jam")) return false;
    if (may(game, "reachAnywhere", { ship, by: "jam", target: enemy }, false)) return true;
    const range = game.board.range(ship, enemy);
    const fromProbes = rangeFromProbes(game, ship, enemy);
    if (fromProbes >= NEAR && fromProbes <= NEAR + farther) return true;
    if (range < NEAR || range > IN_BULLSEYE + farther) return false;
    return range <= NEAR + farther || (game.edition.switches.jamInBullseye && game.board.isInArc(ship, "bullseye", enemy));
  });
}

export const jam = jamWith({ rule: "2E-ACT-43", targets, afflict: giveJam, isAttempted: true });
