/** Answers cards' questions about the current attack: which ships are in its arc, and which obstruct it. */
import type { ArcName, Area } from "@broadside/geometry";
import type { Duel } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { AFTER_ATTACK } from "../damage/destruction.ts";
import type { PlacedDevice, Ship } from "../state/state.ts";
import { duelOf } from "./duel.ts";
import { Sight } from "./sight.ts";
import { isAreaInArcOf, isInArcOf, type WeaponState, weaponsOf } from "./weapons.ts";

const weaponUsed = (game: Situation, { attacker, attack }: Duel): WeaponState | undefined =>
  weaponsOf(game, attacker).find(({ weapon, from }) => weapon === attack.weapon && from === attack.from);

/** Whether a ship is the defender in an unfinished attack. If attacks are nested, this includes the outer ones. */
export function isDefending({ state }: Situation, { id }: Ship): boolean {
  for (let { attack } = state; attack; attack = attack.outer) if (attack.defender === id && attack.step !== AFTER_ATTACK) return true;
  return false;
}

/** Whether a ship is in the attack arc: an arc of the weapon that also contains the defender, within the arc's range. */
export const isInAttackArc = (game: Situation, ship: Ship): boolean =>
  isInIt(game, (attacker, arc) => isInArcOf(game, attacker, arc, ship));
/** Whether an object that isn't a ship is in the attack arc. */
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

/** Returns the ships, huge or not, that the attack's range is measured through (2E-ATK-45). */
export function shipsObstructing(game: Situation): readonly Ship[] {
  const { attack } = game.state;
  const others = game.state.ships.filter(
    ({ id, status, pose }) => id !== attack?.attacker && id !== attack?.defender && status === "inPlay" && pose,
  );
  return inTheWay(game, others, (ship) => game.board.base(ship));
}

/** Returns the bombs and mines that the attack's range is measured through. */
export const devicesObstructing = (game: Situation): readonly PlacedDevice[] =>
  inTheWay(game, game.state.devices, (device) => game.board.device(device));

function inTheWay<Thing>(game: Situation, things: readonly Thing[], areaOf: (thing: Thing) => Area): readonly Thing[] {
  const duel = things.length > 0 ? duelOf(game) : undefined;
  const used = duel && weaponUsed(game, duel);
  if (!duel || !used) return [];
  const measured = new Sight(game, duel.attacker, duel.defender, duel.attack.section).forWeapon(used);
  return measured ? game.board.crossed(measured, things.map(areaOf)).flatMap((at) => things[at] ?? []) : [];
}
