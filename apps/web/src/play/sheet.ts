/** A ship's card with its figures as they are now. Only what lies open: facedown cards have no name. */
import type { WeaponArc } from "@broadside/cards";
import type { ArcName } from "@broadside/geometry";
import { agility, damageTotal, type Game, hull, pilotSkill, primaryValue, type Ship, shieldValue } from "@broadside/rules";
import type { CardLine, ShipSheet } from "./protocol.ts";

export function sheetOf(game: Game, ship: Ship): ShipSheet {
  const { pilot, type, base, points } = game.factsOf(ship);
  const { pack } = game.content.catalogue;
  const hullValue = hull(game, ship);
  return {
    id: ship.id,
    seat: ship.seat,
    name: `${pilot.name} (${ship.id})`,
    pilot: pilot.name,
    type: type.name,
    base,
    arcs: [...new Set((pilot.attacks ?? type.attacks).flatMap(({ arcs }) => arcs.flatMap((arc) => arcsDrawn(ship, arc))))],
    points,
    skill: pilotSkill(game, ship),
    attack: primaryValue(game, ship),
    agility: agility(game, ship, undefined),
    hull: { left: Math.max(0, hullValue - damageTotal(game, ship)), of: hullValue },
    shields: { left: ship.shields, of: shieldValue(game, ship) },
    summary: pack.summaries.pilots[pilot.id],
    upgrades: upgradeLines(game, ship),
    damage: damageLines(game, ship),
    conditions: game.state.effects.flatMap(({ id, ship: on }) =>
      on === ship.id && id.startsWith("condition:") ? [conditionLine(game, id.slice("condition:".length))] : [],
    ),
    dial: [...game.factsOf(ship).dial.keys()],
  };
}

function upgradeLines(game: Game, ship: Ship): readonly CardLine[] {
  const { pack, upgrades } = game.content.catalogue;
  return ship.upgrades.map(({ id, faceup }) => ({ name: upgrades.get(id)?.name ?? id, summary: pack.summaries.upgrades[id], faceup }));
}

function conditionLine({ content: { catalogue } }: Game, id: string): CardLine {
  return { name: catalogue.conditions.get(id)?.name ?? id, summary: catalogue.pack.summaries.conditions[id], faceup: true };
}

function damageLines(game: Game, ship: Ship): readonly CardLine[] {
  const { damage } = game.content.catalogue.pack.summaries;
  return ship.damage.map(({ card, faceup }) => {
    const facts = faceup ? game.damageFacts(ship, card) : undefined;
    return facts
      ? { name: facts.name, summary: damage[`${facts.deck}/${facts.name}`] ?? damage[facts.name], faceup }
      : { name: "Facedown card", summary: undefined, faceup };
  });
}

/** Arcs that are lines on the ship's token: a turret has none, a mobile arc is where it was turned. */
function arcsDrawn({ quarter }: Ship, arc: WeaponArc): readonly ArcName[] {
  switch (arc) {
    case "turret":
      return ["front"];
    case "mobile":
      return ["front", quarter];
    case "auxiliary-rear":
      return ["front", "rear"];
    case "auxiliary-180":
    case "full-front":
      return ["front", "fullFront"];
    case "full-rear":
      return ["fullRear"];
    case "single-turret":
    case "double-turret":
      return [quarter];
    default:
      return [arc];
  }
}
