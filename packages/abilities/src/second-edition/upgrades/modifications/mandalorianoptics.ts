import { isInArc } from "@broadside/geometry";
import type { TargetId } from "@broadside/rules";
import { choose, lockable, lockObject, optionsOf, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, hasLockOnDefender, isAttacker, toThisShip, withPrimary } from "../../../language/when.ts";
import { obstructedByObstacle } from "../../../language/when-second-edition.ts";

function ahead({ game, self: { ship } }: CardScene): readonly TargetId[] {
  const arc = game.board.arc(ship, "front");
  return lockable(game, ship).flatMap(({ id, area }) => (arc && isInArc(arc, area) ? [id] : []));
}

function* lockAhead(scene: CardScene): Procedure {
  const { game, self } = scene;
  const target = yield* choose<TargetId | undefined>(() => {
    const options = ahead(scene).map((value) => ({ key: value, value }));
    return {
      kind: "lock",
      seat: self.ship.seat,
      rule: "2E-ACT-32",
      about: { ship: self.ship.id },
      options: options.length > 0 ? optionsOf<TargetId | undefined>(options) : [{ key: "none", value: undefined }],
    };
  });
  if (target !== undefined) yield* lockObject(game, self.ship, target);
}

function seeThrough({ game, self: { ship }, attack }: CardScene): void {
  if (!attack) return;
  const { state, board } = game;
  const left = (attack.obstacles ?? []).filter((id) =>
    state.obstacles.some((obstacle) => obstacle.id === id && board.rangeToArea(ship, board.obstacle(obstacle)) === 0),
  );
  const obstacles = left.length > 0 ? left : undefined;
  game.setAttack({ ...attack, obstacles, obstructed: obstacles !== undefined || attack.obstructedBy !== undefined });
}

/**
 * Locks an object in the front arc. When this ship makes a primary attack on a ship that it has locked, only obstacles at range 0 of this
 * ship obstruct the attack.
 */
export const mandalorianoptics: Card = {
  card: "upgrade:mandalorianoptics",
  title: "Mandalorian Optics",
  triggers: [
    {
      at: "systemPhase",
      when: toThisShip,
      may: [{ verb: "spend charge" }, { verb: "special", can: (scene) => ahead(scene).length > 0, perform: lockAhead }],
    },
    {
      at: "attackDeclared",
      when: all(isAttacker, withPrimary, hasLockOnDefender, obstructedByObstacle),
      must: [{ verb: "apply", what: seeThrough }],
    },
  ],
};
