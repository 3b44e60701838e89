/** What cards ask about the attack under way: who stands in its arc, and who in its way. */
import type { ArcName, Area } from "@broadside/geometry";
import { AFTER_ATTACK } from "../damage/destruction.ts";
import type { Duel } from "../driver/edition-parts.ts";
import type { Situation } from "../driver/situation.ts";
import type { PlacedDevice, Ship } from "../state/state.ts";
import { duelOf } from "./duel.ts";
import { Sight } from "./sight.ts";
import { isAreaInArcOf, isInArcOf, type WeaponState, weaponsOf } from "./weapons.ts";

const weaponUsed = (game: Situation, { attacker, attack }: Duel): WeaponState | undefined =>
  weaponsOf(game, attacker).find(({ weapon, from }) => weapon === attack.weapon && from === attack.from);

/** Whether a ship is the defender of an attack that is not over, or of one about it. */
export function isDefending({ state }: Situation, { id }: Ship): boolean {
  for (let { attack } = state; attack; attack = attack.outer) if (attack.defender === id && attack.step !== AFTER_ATTACK) return true;
  return false;
}

/** Whether a ship stands in the attack arc: an arc of the weapon used that the defender stands in too, as far as arcs go. */
export const isInAttackArc = (game: Situation, ship: Ship): boolean =>
  isInIt(game, (attacker, arc) => isInArcOf(game, attacker, arc, ship));
/** The same of what else lies on the table. */
export const isAreaInAttackArc = (game: Situation, area: Area): boolean =>
  isInIt(game, (attacker, arc) => isAreaInArcOf(game, attacker, arc, area));

function isInIt(game: Situation, isIn: (attacker: Ship, arc: ArcName) => boolean): boolean {
  const duel = duelOf(game);
  const used = duel && weaponUsed(game, duel);
  if (!duel || !used) return false;
  const { section } = duel.attack;
  const { attacker, defender } = duel;
  return used.arcs.some((arc) => arc === "any" || (game.board.isInArc(attacker, arc, defender, section) && isIn(attacker, arc)));
}

/** Ships, huge or not, through which the range of the attack is measured (2E-ATK-45). */
export function shipsObstructing(game: Situation): readonly Ship[] {
  const { attack } = game.state;
  const others = game.state.ships.filter(
    ({ id, status, pose }) => id !== attack?.attacker && id !== attack?.defender && status === "inPlay" && pose,
  );
  return inTheWay(game, others, (ship) => game.board.base(ship));
}

/** The same of bombs and mines. */
export const devicesObstructing = (game: Situation): readonly PlacedDevice[] =>
  inTheWay(game, game.state.devices, (device) => game.board.device(device));

function inTheWay<Thing>(game: Situation, things: readonly Thing[], areaOf: (thing: Thing) => Area): readonly Thing[] {
  const duel = things.length > 0 ? duelOf(game) : undefined;
  const used = duel && weaponUsed(game, duel);
  if (!duel || !used) return [];
  const measured = new Sight(game, duel.attacker, duel.defender, duel.attack.section).forWeapon(used);
  return measured ? game.board.crossed(measured, things.map(areaOf)).flatMap((at) => things[at] ?? []) : [];
}
